export const tag = 'Onlinezahlung';
export const list = 'Konten bei Zahlungsanbietern, ohne Zugangsdaten';
export const branchNote = 'null: für alle Filialen ohne eigenes Konto';
export const faultNote = 'Warum der Anbieter das Konto nicht annimmt; null: soweit bekannt, funktioniert es';
export const gaps = 'Zahlungsarten, die eingeschaltet sind und trotzdem nicht angeboten werden';
export const gapsNote =
  'Ein Eintrag je Zahlungsart und Filiale, für die kein Konto hinterlegt ist oder der Anbieter es nicht annimmt. „message“ sagt es in einem Satz.';
export const save = 'Zugangsdaten für einen Zahlungsanbieter speichern';
export const saveNote =
  'Mollie braucht „apiKey“, Datatrans „merchantId“, „password“ und „signKey“. Was fehlt, bleibt wie gespeichert. Die Werte werden verschlüsselt abgelegt und nie wieder ausgegeben.';
export const remove = 'Zugangsdaten für einen Zahlungsanbieter entfernen';
export const test = 'Zugangsdaten ausprobieren, ohne etwas auszulösen';
export const testNote =
  'Ohne Werte die gespeicherten; sonst die angegebenen, ergänzt um die gespeicherten. Antwortet immer mit 200: „isWorking“ und „message“ sagen, was herauskam. Funktioniert das gespeicherte Konto, wird die Zahlungsart wieder angeboten.';
export const meansNote = 'Womit Gäste bei diesem Konto bezahlen können, soweit bekannt';
export const means = 'Zahlungsmittel eines Kontos angeben';
export const writtenMeansNote =
  'Nur für Anbieter, die sie nicht selbst mitteilen (Datatrans). Gäste sehen die Namen neben der Zahlungsart.';
