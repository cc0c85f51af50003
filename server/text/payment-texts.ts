import { message } from './message.ts';

// What the log says about payments; never a credential, a name or an amount.
export const accountRefused = message(
  '{method} nimmt die hinterlegten Zugangsdaten nicht an. Die Zahlungsart wird nicht mehr angeboten, bis sie in den Einstellungen geprüft wurden.',
);
export const paymentUnknown =
  'Der Zahlungsanbieter konnte einen Tag lang nicht sagen, ob eine Bestellung bezahlt wurde. Sie wurde beendet; geht noch eine Zahlung ein, wird sie von selbst erstattet.';
export const paymentUnreadable =
  'Der Zahlungsanbieter gibt zur Zahlung einer Bestellung keine brauchbare Auskunft. Sie gilt nicht als bezahlt; bitte beim Zahlungsanbieter nachsehen.';
