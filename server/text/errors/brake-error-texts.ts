/** What guests read while orders of one sender, or of a branch, are unusually many (R342). */
export const BRAKE_ERROR_TEXTS = {
  'sender-blocked': 'Ihre Bestellung können wir online gerade nicht annehmen. Bitte rufen Sie uns an.',
  'sender-busy': 'Wir sehen uns Ihre letzten Bestellungen noch an. Bitte rufen Sie uns an.',
  'proof-required': 'Einen Augenblick bitte: Ihre Bestellung wird noch geprüft.',
};
