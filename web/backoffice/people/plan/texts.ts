import { message } from '#text/message.ts';

export { branch, person, print, recordNumber, retry, saving } from '../texts.ts';

export const movedBack = 'Die Planung steht wieder an ihrem Platz.';
export const moved = 'Planung verschoben.';
export const undo = 'Rückgängig';
export const relativeLastWeek = 'letzte Woche';
export const relativeThisWeek = 'diese Woche';
export const relativeNextWeek = 'nächste Woche';
export const noBranch = 'Ihnen ist noch keine Filiale zugeordnet. Wer Benutzer verwaltet, kann das ändern.';
export const title = 'Arbeitsplanung';
export const editorPurpose =
  'Ein Klick in einen Tag plant eine Schicht oder Abwesenheit; Einträge lassen sich auf andere Tage und Personen ziehen.';
export const readerPurpose = 'Wer wann arbeitet oder fehlt. Änderungen macht die Filialleitung.';
export const copyWeek = 'Woche kopieren';
export const copyLastWeek = 'Vorwoche übernehmen';
export const weekTitle = message('KW {week} · {monday}–{sunday}');
export const weekBack = 'Eine Woche zurück';
export const weekOn = 'Eine Woche weiter';
export const thisWeek = 'Diese Woche';
export const chooseWeek = 'Woche wählen';
export const noPeople =
  'In dieser Filiale arbeitet noch niemand. Legen Sie Benutzer an und ordnen Sie ihnen die Filiale zu.';
export const toUsers = 'Zu den Benutzern';
export const legend = 'Legende';
export const lifted = 'Planung aufgenommen.';
export const dropped = message('Abgelegt: {place}.');
export const notMoved = 'Die Planung bleibt, wo sie war.';
export const dragInstructions =
  'Eingabetaste öffnet die Planung. Leertaste nimmt sie auf, Pfeiltasten wählen Tag und Person, Leertaste legt sie ab.';
export const weekPlan = 'Wochenplan';
export const hours = 'Stunden';
export const newEntryFor = message('Neue Planung für {name}, {day}');
export const hoursOfDay = 'Stunden am Tag';
export const whoAndWhen = 'Wer und wann';
export const entrySaved = 'Planung gespeichert.';
export const editEntry = 'Planung bearbeiten';
export const newEntry = 'Neue Planung';
export const cancel = 'Abbrechen';
export const save = 'Speichern';
export const entry = 'Planung';
export const discardTitle = 'Änderungen verwerfen?';
export const discardText = 'Was Sie eingetragen haben, ist noch nicht gespeichert.';
export const discard = 'Verwerfen';
export const goOnEditing = 'Weiter bearbeiten';
export const deleteTitle = 'Planung löschen?';
export const deleteText = 'Das lässt sich eine halbe Minute lang rückgängig machen.';
export const remove = 'Löschen';
export const wholeDays = 'Ganze Tage';
export const firstDay = 'Erster Tag';
export const lastDay = 'Letzter Tag';
export const wholeDay = 'Ganztägig';
export const draggable = 'verschiebbare Planung';
export const pauseMinutes = message('{minutes} Min. Pause');
export const entriesCopied = message('{count, plural, one {# Planung} other {# Planungen}} kopiert.');
export const copying = 'Wird kopiert …';
export const copyEntries = message('{count, plural, one {# Planung} other {# Planungen}} kopieren');
export const copyRules =
  'Schichten und Schulungen kommen an denselben Wochentag und zur selben Uhrzeit. Abwesenheiten werden nicht kopiert, und wo schon etwas geplant ist, kommt nichts dazu.';
export const copyFrom = 'Woche kopieren von';
export const copyTo = 'In die Woche';
export const copyIncomplete = 'Nicht alles wurde kopiert';
export const copySameWeek = 'Wählen Sie zwei verschiedene Wochen.';
export const loadFailed = 'Die Arbeitsplanung konnte nicht geladen werden.';
export const nothingToCopy = 'In dieser Woche gibt es nichts zu kopieren.';
export const copyPreview = 'Vorschau';
export const willBeCopied = 'wird kopiert';
export const weekSpan = message('Montag {monday} bis Sonntag {sunday}');
export const OBSTACLES = {
  taken: 'Schon etwas geplant',
  impossible: 'Zeit gibt es an diesem Tag nicht',
} as const;
export const ofContract = message('von {hours}');
export const aboveContract = 'über dem Vertrag';
