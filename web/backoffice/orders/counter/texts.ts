import { message } from '#text/message.ts';

export { understood } from '../texts.ts';

export const counterFaults = 'Störungen am Tresen';
export const noDevice = message(
  'Kein Gerät zeigt oder druckt Bestellungen, das letzte hat sich um {time} gemeldet. Bitte Computer und Internet prüfen!',
);
export const deviceAway = message(
  '„{device}“ hat sich zuletzt um {time} gemeldet: Dort wird nichts gedruckt. Bitte Computer und Internet prüfen!',
);
export const printer = message('Drucker „{printer}“: {health} seit {time}');
export const unprinted = message('Seit {time} druckt niemand {slips}. Bitte Computer und Drucker prüfen!');
export const paperLow = message('Papier geht zu Ende: {printer}');
export const clock = message('Die Uhr von „{device}“ geht falsch. Bitte am Gerät richtig stellen.');
export const inBranch = message('{branch}: {fault}');
