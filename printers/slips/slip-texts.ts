import { message } from '#text/message.ts';

export { freeOfCharge } from '#text/line-texts.ts';

export const jobTitle = message('Bestellung {number} ({slip})');
export const orderNumber = message('Bestellung {number}');
export const table = message('Tisch {table}');
export const dateAndTime = message('{day}, {time} Uhr');
export const asSoonAsPossible = 'So schnell wie möglich';

export const readyAt = message('fertig um {time}');
export const dueAt = message('Termin um {time}');
export const atTime = message('um {time} Uhr');
export const preorder = 'VORBESTELLUNG';
export const copyOf = message('Bon {copy} von {copies}');
export const acceptedBy = message('Angenommen von {name}');
export const orderAllergens = 'Allergene der Bestellung:';
export const noReceipt = 'Bestellbon, kein Beleg';

export const duplicate = 'DUPLIKAT';
export const voided = 'STORNO';
export const orderRejected = 'Bestellung abgelehnt';
export const orderCanceled = 'Bestellung storniert';
export const stopCooking = 'Nicht mehr zubereiten:';
export const changed = 'ÄNDERUNG';
export const dropped = 'ENTFÄLLT';
export const added = 'NEU';
export const otherAmount = 'ANDERE MENGE';
export const insteadOf = message('{before} -> {now}');
export const itemsStay = 'Die Speisen bleiben, wie sie sind.';
export const restStays = 'Alles andere gilt wie auf dem früheren Bon.';
export const newTime = 'Zeit:';
export const newTable = 'Tisch:';
export const newComment = 'Anmerkung:';
export const quotation = 'Angebotsanfrage';

export const phone = message('Tel. {phone}');
export const deliveryArea = message('Liefergebiet: {area}');
export const comment = 'Anmerkung:';
export const invoiceAddress = 'Rechnungsadresse:';
export const without = message('ohne {name}');
/** In previews of text only. */
export const logo = '[Logo]';
export const vatNumber = message('UID-Nr. {vatNo}');
export const vatNumberInGermany = message('USt-IdNr. {vatNo}');
export const vatNumberInSwitzerland = message('MWST-Nr. {vatNo}');
export const orderedAt = 'Bestellt';
export const printedAt = 'Gedruckt';

export const labelOf = message('{number} von {count}');
export const lineCount = message('{count, plural, one {# Position} other {# Positionen}}');
export const allergens = message('Allergene: {allergens}');
export const partFiles = message('{part}: {count, plural, one {# Datei} other {# Dateien}}');

export const price = 'Preis';
export const priceInOffer = 'Den Preis nennt unser Angebot.';
export const priceAtHandover = 'Der Endbetrag steht bei der Übergabe fest.';
export const subtotal = 'Zwischensumme';
export const total = 'Gesamt';
export const taxedNet = message('von netto {amount}');
export const totalNet = 'Netto gesamt';

export const payment = message('Zahlung: {method}');
export const voucherCode = message('Gutscheincode: {code}');
export const toPay = 'Noch zu bezahlen';
export const paid = 'Bezahlt';
export const refunded = 'Rückerstattet';
export const thanksForOrder = 'Vielen Dank für Ihre Bestellung!';
export const thanksForInquiry = 'Vielen Dank für Ihre Anfrage!';
export const endedByServer = 'Der Server lässt ihn nicht mehr drucken';

export const counted = message('{method} ({count})');
export const sumOf = message('{title} gesamt');
export const code = message('Code {code}');
export const askedBy = message('Gedruckt von {name}');
export const printed = message('{moment}');

export const testPrint = 'Testdruck';
export const printerReady = 'Dieser Drucker ist bereit.';

export const selfTest = 'Probedruck';
/** For choosing a code page by eye: each must come out as written here. */
export const TEST_CHARACTERS = 'äöüÄÖÜß€é–';
export const characterSet = message('Zeichensatz: {codePage}');
export const widthTest = message(
  'Breite: {columns} Zeichen. Die nächste Zeile muss genau in eine Zeile passen:',
);
export const exampleItem = '1 x Käsekrainer';
export const normal = 'normal';
export const bold = 'fett';
export const tall = 'hoch';
export const large = 'groß';
export const inverse = 'hervorgehoben';
export const belongsTo = message('GEHÖRT ZU: {printer}');
