// The second factor: what the log says about it.

export const FACTOR_ON = 'Zweiten Faktor eingerichtet.';
export const FACTOR_OFF = 'Zweiten Faktor abgeschaltet.';
export const FACTOR_RESET = 'Zweiten Faktor eines Benutzers zurückgesetzt.';
export const PASSKEY_ADDED = 'Passkey hinzugefügt.';
export const PASSKEY_REMOVED = 'Passkey entfernt.';
export const RECOVERY_CODES_RENEWED = 'Wiederherstellungscodes erneuert.';
