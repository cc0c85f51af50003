// The second factor: what the log says about it.

export const FACTOR_ON = 'Zweiten Faktor eingerichtet.';
export const FACTOR_OFF = 'Zweiten Faktor abgeschaltet.';
export const FACTOR_RESET = 'Zweiten Faktor eines Benutzers zurückgesetzt.';
export const RECOVERY_CODES_RENEWED = 'Wiederherstellungscodes erneuert.';
