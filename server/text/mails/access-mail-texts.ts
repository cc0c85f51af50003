import type { FactorChange } from '#domain/access/second-factor.ts';

export const subject = 'Ihr Zugang wurde geändert';
export const CHANGES: Readonly<Record<FactorChange, string>> = {
  on: 'Für Ihren Zugang zum Backend wurde ein zweiter Faktor eingerichtet.',
  off: 'Der zweite Faktor Ihres Zugangs zum Backend wurde abgeschaltet.',
  reset: 'Jemand mit Administratorrechten hat den zweiten Faktor Ihres Zugangs zum Backend zurückgesetzt.',
  'codes-renewed':
    'Die Wiederherstellungscodes Ihres Zugangs zum Backend wurden erneuert; die bisherigen gelten nicht mehr.',
  'passkey-added': 'Für Ihren Zugang zum Backend wurde ein Passkey angelegt.',
  'passkey-removed': 'Ein Passkey Ihres Zugangs zum Backend wurde entfernt.',
};
export const advice =
  'Wenn das nicht von Ihnen kommt oder mit Ihnen abgesprochen ist: Ändern Sie sofort Ihr Passwort, und verständigen Sie einen Administrator.';
export const toTheAccount = 'Mein Konto öffnen';
