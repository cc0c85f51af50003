import type { MovementKind } from '#domain/order/payments/cash-report.ts';

/** What happened to money, in the day's list. */
export const MOVEMENT_NAMES: Readonly<Record<MovementKind, string>> = {
  payment: 'Zahlung',
  voided: 'Fehleingabe',
  'hand-back': 'Rückgabe',
  refund: 'Erstattung',
};

export const cashReport = 'Kassenbericht';
/** Austria and Germany tell apart what a cash register issues. */
export const noRegister = 'Keine Aufzeichnung einer Registrierkasse.';
export const atCounter = 'An der Theke';
export const online = 'Online';
export const returned = 'Zurückgegeben';
export const rest = 'Saldo';
export const tips = 'davon Trinkgeld';
export const due = 'Offen';
export const surplus = 'Herauszugeben';
export const refundFailed = 'vom Zahlungsanbieter abgelehnt';
export const nothingMoved = 'An diesem Tag wurde nichts bezahlt.';
