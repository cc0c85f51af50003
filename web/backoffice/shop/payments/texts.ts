import { message, richMessage } from '#text/message.ts';

export const onlinePayment = 'Onlinezahlung';
export const purpose =
  'Zugangsdaten der Zahlungsanbieter. Sie werden verschlüsselt gespeichert und nie wieder angezeigt.';
export const switches = richMessage(
  'Welche Zahlungsarten Gäste sehen, steht in den <config>Einstellungen</config> unter „Zahlung“ und in jeder <branches>Filiale</branches>.',
);
export const wholeShop = 'Alle Filialen ohne eigenes Konto';
export const retry = 'Erneut versuchen';
export const loadFailed = 'Konten bei Zahlungsanbietern konnten nicht geladen werden';
export const none = 'Keine Zugangsdaten hinterlegt.';
export const enter = 'Zugangsdaten eingeben';
export const stored = richMessage('Gespeichert: <strong>{hint}</strong>');
export const testMode = 'Testmodus: es fließt kein Geld';
export const testedAt = message('Zuletzt geprüft: {time}');
export const untested = 'Noch nicht geprüft.';
export const test = 'Verbindung testen';
export const testing = 'Wird getestet …';
export const testFailed = 'Die Verbindung konnte nicht getestet werden';
export const replace = 'Ersetzen';
export const keepEmpty = 'Leer lassen, um den gespeicherten Wert zu behalten.';
export const save = 'Speichern';
export const saving = 'Wird gespeichert …';
export const saved = message('Zugangsdaten für {provider} gespeichert.');
export const saveFailed = 'Zugangsdaten konnten nicht gespeichert werden';
export const cancel = 'Abbrechen';
export const remove = 'Entfernen';
export const removeTitle = message('Zugangsdaten für {provider} entfernen?');
export const removeShop =
  'Filialen ohne eigenes Konto bieten die Zahlungsart dann nicht mehr an. Was schon bezahlt wurde, lässt sich erst wieder erstatten, wenn Zugangsdaten hinterlegt sind.';
export const removeBranch = message(
  'Die Filiale „{branch}“ nimmt dann das Konto aller Filialen. Was über das eigene Konto bezahlt wurde, lässt sich damit nicht mehr erstatten.',
);
export const removed = message('Zugangsdaten für {provider} entfernt.');
export const removeFailed = 'Zugangsdaten konnten nicht entfernt werden';
export const ownAccount = 'Eigenes Konto für eine Filiale';
export const chooseBranch = 'Filiale wählen';
export const accountOf = message('{provider}: {owner}');
export const meansOffered = 'Gästen werden angeboten:';
export const meansUnknown = message(
  'Womit Gäste bezahlen können, teilt {provider} mit, sobald die Verbindung steht; danach täglich.',
);
export const meansLabel = 'Zahlungsmittel, die Gäste sehen';
export const meansHint = message(
  'Mit Kommas getrennt, zum Beispiel: Visa, Mastercard, TWINT. {provider} teilt nicht mit, was zu Ihrem Vertrag gehört.',
);
export const saveMeans = 'Zahlungsmittel speichern';
export const meansSaved = 'Zahlungsmittel gespeichert.';
export const meansFailed = 'Zahlungsmittel konnten nicht gespeichert werden';
