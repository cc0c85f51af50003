import { message } from '#text/message.ts';

// What the log says about payments; never a credential, a name or an amount.
export const accountRefused = message(
  '{method} nimmt die hinterlegten Zugangsdaten nicht an. Die Zahlungsart wird nicht mehr angeboten, bis sie in den Einstellungen geprüft wurden.',
);
export const paymentUnknown =
  'Der Zahlungsanbieter konnte einen Tag lang nicht sagen, ob eine Bestellung bezahlt wurde. Sie wurde beendet; geht noch eine Zahlung ein, wird sie von selbst erstattet.';
export const paymentUnreadable =
  'Der Zahlungsanbieter gibt zur Zahlung einer Bestellung keine brauchbare Auskunft. Sie gilt nicht als bezahlt; bitte beim Zahlungsanbieter nachsehen.';
export const accountSaved = message('Zugangsdaten für {provider} gespeichert.');
export const meansWritten = message('Zahlungsmittel von {provider} geändert: {names}');
export const accountRemoved = message('Zugangsdaten für {provider} entfernt.');

/** What came of a test; the outcome is a ProviderFaultKind, 'unreadable', or one of two that are fine. */
export const accountVerdict = message(
  '{outcome, select, fine {Die Verbindung zu {provider} steht.} test {Die Verbindung zu {provider} steht. Das ist ein Test-Schlüssel: Gäste können damit nur zur Probe bezahlen, es fließt kein Geld.} unauthorized {{provider} nimmt diese Zugangsdaten nicht an. Bitte prüfen Sie, ob sie vollständig kopiert sind und zu Ihrem Konto gehören.} refused {{provider} kennt diese Zugangsdaten, lässt mit ihnen aber keine Zahlungen zu. Bitte schalten Sie dort mindestens eine Zahlungsart frei.} busy {{provider} ist gerade überlastet. Bitte testen Sie in einer Minute noch einmal.} unreachable {{provider} ist von diesem Server aus nicht erreichbar. Bitte prüfen Sie die Internetverbindung des Servers und testen Sie noch einmal.} unreadable {Die gespeicherten Zugangsdaten lassen sich nicht mehr lesen, weil der Server jetzt einen anderen Schlüssel hat. Bitte geben Sie sie neu ein.} other {{provider} hat unverständlich geantwortet. Bitte testen Sie später noch einmal.}}',
);

/** Why a method that is switched on is not offered. */
export const accountGap = message(
  '{state, select, refused {{method} wird Gästen der Filiale „{branch}“ nicht angeboten: Der Zahlungsanbieter nimmt die hinterlegten Zugangsdaten nicht an.} other {{method} wird Gästen der Filiale „{branch}“ nicht angeboten: Es sind keine Zugangsdaten hinterlegt.}}',
);
