import type { FactorChange } from '#domain/access/second-factor.ts';

/** What the log says about a change of somebody's second factor. */
export const FACTOR_CHANGES: Readonly<Record<FactorChange, string>> = {
  on: 'Zweiten Faktor eingerichtet.',
  off: 'Zweiten Faktor abgeschaltet.',
  reset: 'Zweiten Faktor eines Benutzers zurückgesetzt.',
  'codes-renewed': 'Wiederherstellungscodes erneuert.',
  'passkey-added': 'Passkey hinzugefügt.',
  'passkey-removed': 'Passkey entfernt.',
};
