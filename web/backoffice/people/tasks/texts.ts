import { message } from '#text/message.ts';

export { tasksPurpose } from '../texts.ts';

export const ticked = message('„{name}“ ist {state, select, done {erledigt} other {wieder offen}}.');
export const ownOpenTasks = 'Meine offenen Aufgaben';
export const tasks = 'Aufgaben';
export const ownTasks = 'Meine Aufgaben';
export const ownTasksPurpose =
  'Was Ihnen zugeteilt ist, das Dringendste zuerst. Haken Sie ab, was erledigt ist.';
export const noOwnTasks = 'Für Sie ist nichts offen. Neue Aufgaben teilt Ihnen die Filialleitung zu.';
export const open = 'Offen';
export const done = 'Erledigt';
export const showMore = 'Mehr anzeigen';
export const taskDone = message('„{name}“ erledigt');
export const dueToday = 'Heute fällig';
export const reopen = 'Wieder öffnen';
export const markDone = 'Als erledigt markieren';
export const overdueSince = message('Überfällig seit {day}');
export const dueOn = message('Fällig am {day}');
