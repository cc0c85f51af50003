import type { ErrorCode, Fault, FaultParams } from '#domain/errors.ts';
import { fieldLabel } from './field-labels.ts';

interface TextContext {
  params: FaultParams;
  /** German name of the field, null when it has none. */
  label: string | null;
}

type Text = string | ((context: TextContext) => string);

/** Every code in German. Sentences of the specification stand word for word; the rest follows its tone. */
export const ERROR_TEXTS = {
  // Input
  invalid: ({ label }) => (label ? `Die Angabe zu „${label}“ ist ungültig.` : 'Diese Angabe ist ungültig.'),
  required: ({ label }) =>
    label ? `Bitte füllen Sie das Feld „${label}“ aus.` : 'Bitte füllen Sie dieses Feld aus.',
  'too-short': ({ label, params }) =>
    `${subject(label)} ist zu kurz (mindestens ${params.minimum ?? 1} Zeichen).`,
  'too-long': ({ label, params }) => `${subject(label)} ist zu lang${upTo(params.maximum, 'Zeichen')}.`,
  'too-small': ({ label, params }) => `${subject(label)} ist zu klein${from(params.minimum)}.`,
  'too-large': ({ label, params }) => `${subject(label)} ist zu groß${upTo(params.maximum, '')}.`,
  'text-invalid': ({ label }) => `${subject(label)} enthält unzulässige Zeichen.`,
  'unknown-field': ({ label }) => (label ? `Das Feld „${label}“ ist unbekannt.` : 'Unbekanntes Feld.'),
  'email-invalid': 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
  'phone-invalid': ({ params }) =>
    `Bitte geben Sie eine gültige Nummer im Format ${params.phone ?? '+436641234567'} an.`,
  'country-invalid': 'Bitte wählen Sie ein Land aus der Liste.',
  'vat-number-invalid': 'Bitte geben Sie eine gültige UID-Nummer an.',
  'iban-invalid': 'Bitte geben Sie eine gültige IBAN an.',
  'password-breached':
    'Dieses Passwort ist aus einem Datenleck bekannt. Bitte wählen Sie ein anderes Passwort.',

  // Checkout
  'branch-unavailable': 'Diese Filiale nimmt derzeit keine Bestellungen an.',
  'branch-closed': 'Derzeit haben wir leider geschlossen.',
  'delivery-closed': 'Derzeit bieten wir leider keine Lieferung an.',
  'not-orderable-yet': 'Bestellungen sind leider noch nicht möglich.',
  'service-unavailable': 'Diese Lieferart wird von der Filiale leider nicht angeboten.',
  'service-ambiguous': 'Bitte wählen Sie entweder Lieferung oder Vor-Ort-Konsum.',
  'table-required': 'Bitte wählen Sie Ihren Tisch aus.',
  'table-unknown': 'Diesen Tisch gibt es in der Filiale nicht.',
  'delivery-area-required': 'Bitte wählen Sie ein Liefergebiet aus.',
  'delivery-area-unknown': 'Dieses Liefergebiet wird von der Filiale nicht beliefert.',
  'minimum-order-value': ({ params }) => minimumOrderValue(params),
  'donatee-unknown': 'Diese Organisation steht nicht zur Auswahl.',
  'payment-method-unavailable': 'Diese Zahlungsart steht für Ihre Bestellung nicht zur Verfügung.',
  'legal-instructions-required': 'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen.',
  'privacy-policy-required': 'Bitte akzeptieren Sie die Datenschutzerklärung.',

  // Items
  'cart-empty': 'Keine Produkte im Warenkorb',
  'too-many-items': ({ params }) =>
    `Ihr Warenkorb darf höchstens ${params.maximum ?? 100} Positionen enthalten.`,
  'order-too-large': 'Der Bestellwert ist zu hoch. Bitte wenden Sie sich direkt an uns.',
  'product-unavailable': ({ params }) => `${product(params)} ist derzeit leider nicht verfügbar.`,
  'unit-invalid': ({ params }) => `${product(params)} ist in dieser Einheit nicht erhältlich.`,
  'amount-invalid': ({ params }) => `Bitte geben Sie ${forProduct(params)} eine gültige Menge an.`,
  'amount-too-small': ({ params }) => `Die Menge ${forProduct(params)} ist zu klein${from(params.minimum)}.`,
  'amount-too-large': ({ params }) =>
    `Die Menge ${forProduct(params)} ist zu groß${upTo(params.maximum, '')}.`,
  'amount-off-step': ({ params }) => `Diese Menge ist ${forProduct(params)} nicht möglich${steps(params)}.`,
  'parts-length': ({ params }) => `Bitte konfigurieren Sie ${product(params)} erneut.`,
  'part-required': ({ params }) => `Bitte treffen Sie ${forProduct(params)} eine Auswahl${atStep(params)}.`,
  'part-invalid': ({ params }) => `Die Angabe ${forProduct(params)} ist ungültig${atStep(params)}.`,
  'option-unknown': ({ params }) =>
    `Die gewählte Option ${forProduct(params)} gibt es nicht${atStep(params)}.`,
  'option-duplicate': ({ params }) =>
    `Eine Option ${forProduct(params)} wurde mehrfach gewählt${atStep(params)}.`,
  'upload-unknown': ({ params }) => `Die Datei ${forProduct(params)} wurde nicht gefunden${atStep(params)}.`,
  'too-many-uploads': ({ params }) =>
    `Es sind höchstens ${params.maximum ?? 20} Dateien möglich${atStep(params)}.`,

  // Appointment
  'appointment-required': 'Bitte wählen Sie einen Termin aus.',
  'appointment-closed':
    'Zum ausgewählten Zeitpunkt haben wir leider geschlossen. Bitte wählen Sie einen Termin während unserer Öffnungszeiten.',
  'appointment-past':
    'Der ausgewählte Termin liegt in der Vergangenheit. Bitte wählen Sie einen anderen Termin.',
  'appointment-lead-time':
    'Der ausgewählte Termin ist zu kurzfristig. Bitte wählen Sie einen späteren Termin.',
  'appointment-beyond-horizon':
    'Der ausgewählte Termin liegt zu weit in der Zukunft. Bitte wählen Sie einen früheren Termin.',
  'appointment-invalid': 'Bitte wählen Sie einen gültigen Termin aus.',
  'rating-invalid': 'Bitte vergeben Sie einen bis fünf Sterne.',

  // Access
  unauthenticated: 'Bitte melden Sie sich an.',
  'invalid-credentials': 'Ungültige Zugangsdaten.',
  'too-many-logins': ({ params }) => tooManyLogins(params.minutes),
  'account-disabled': 'Ihr Benutzerkonto ist deaktiviert.',
  'account-locked': 'Ihr Benutzerkonto ist gesperrt.',
  'account-expired': 'Ihr Benutzerkonto ist abgelaufen.',
  'login-link-invalid': 'Der Anmeldelink ist ungültig oder abgelaufen.',
  'device-key-invalid': 'Ungültiger Geräteschlüssel.',
  csrf: 'Ungültiges CSRF-Token.',
  forbidden: 'Dazu fehlt Ihnen die Berechtigung.',
  'not-found': 'Der Eintrag wurde nicht gefunden.',

  // State
  'order-state-conflict': 'Bestellstatus konnte nicht geändert werden',
  'order-not-deletable': 'Bestellungen können nicht gelöscht werden',
  'counter-appointment-missing': 'Für diese Bestellung liegt kein Terminvorschlag vor.',
  'questionnaire-closed': 'Bewertung konnte nicht gesendet werden',
  'print-job-conflict': 'Der Druckauftrag wurde bereits abgeschlossen.',
  'price-changed': 'Preise haben sich geändert',
  'version-conflict':
    'Der Eintrag wurde inzwischen von jemand anderem geändert. Bitte laden Sie die Seite neu.',
  'idempotency-conflict': 'Mit diesem Schlüssel wurde bereits eine andere Bestellung abgeschickt.',
  'idempotency-in-progress': 'Ihre Bestellung wird bereits verarbeitet.',
  'already-exists': ({ label }) =>
    label ? `Dieser Wert für „${label}“ ist bereits vergeben.` : 'Dieser Eintrag ist bereits vorhanden.',
  'in-use': 'Der Eintrag wird noch verwendet und kann nicht gelöscht werden.',

  // Transport and faults of our own
  'validation-failed': 'Bitte überprüfen Sie Ihre Eingaben.',
  'unreadable-json': 'Die Anfrage konnte nicht gelesen werden.',
  'idempotency-key-invalid': 'Der Kopf Idempotency-Key muss eine UUID sein.',
  'payload-too-large': 'Die Anfrage ist zu groß.',
  'unsupported-media-type': 'Dieses Datenformat wird nicht unterstützt.',
  'method-not-allowed': 'Diese Anfrage ist hier nicht möglich.',
  'file-too-large': ({ params }) =>
    params.name === undefined
      ? `Die Datei ist zu groß${params.maximum === undefined ? '' : ` (höchstens ${params.maximum} MB)`}.`
      : unusableFile(params.name),
  'file-type': ({ params }) =>
    params.name === undefined
      ? `Dieser Dateityp ist nicht erlaubt${params.types === undefined ? '' : ` (erlaubt: ${params.types})`}.`
      : unusableFile(params.name),
  'file-unreadable': ({ params }) => unusableFile(params.name ?? ''),
  'image-invalid': ({ params }) =>
    params.name === undefined
      ? 'Das Bild ist beschädigt oder hat unzulässige Abmessungen.'
      : unusableFile(params.name),
  'rate-limited': 'Zu viele Anfragen. Bitte versuchen Sie es in Kürze erneut.',
  'print-failed': 'Beleg konnte nicht gedruckt werden',
  'payment-failed':
    'Leider ist Ihre Zahlung fehlgeschlagen. Bitte überprüfen Sie Ihre Daten und versuchen Sie es erneut.',
  'device-timeout': 'Test nicht erfolgreich',
  unavailable: 'Der Dienst ist vorübergehend nicht verfügbar. Bitte versuchen Sie es in Kürze erneut.',
  internal: 'Ein unbekannter Fehler ist aufgetreten.',
} satisfies Record<ErrorCode, Text>;

const texts: Record<ErrorCode, Text> = ERROR_TEXTS;

/** The German sentence of a fault; its field gives the label, its params the values. */
export function errorText(fault: Fault): string {
  const text = texts[fault.code];
  if (typeof text === 'string') return text;
  return text({
    params: fault.params ?? {},
    label: fault.field === undefined ? null : fieldLabel(fault.field),
  });
}

function subject(label: string | null): string {
  return label ? `Die Angabe zu „${label}“` : 'Diese Angabe';
}

function upTo(maximum: string | number | undefined, noun: string): string {
  return maximum === undefined ? '' : ` (höchstens ${maximum}${noun && ` ${noun}`})`;
}

function from(minimum: string | number | undefined): string {
  return minimum === undefined ? '' : ` (mindestens ${minimum})`;
}

function product(params: FaultParams): string {
  return !params.product ? 'Dieses Produkt' : `„${params.product}“`;
}

function forProduct(params: FaultParams): string {
  return !params.product ? 'für dieses Produkt' : `für „${params.product}“`;
}

function atStep(params: FaultParams): string {
  return params.step === undefined || params.step === '' ? '' : ` (${params.step})`;
}

function steps({ minimum, stepSize }: FaultParams): string {
  if (minimum === undefined || stepSize === undefined) return '';
  return ` (ab ${minimum} in Schritten von ${stepSize})`;
}

function minimumOrderValue({ amount, difference }: FaultParams): string {
  if (amount === undefined || difference === undefined) {
    return 'Sie haben den Mindestbestellwert leider noch nicht erreicht.';
  }
  return (
    `Sie haben den Mindestbestellwert in Höhe von ${amount} leider noch nicht erreicht. ` +
    `Fügen Sie Waren im Wert von mindestens ${difference} hinzu oder wählen Sie eine andere Art der Lieferung.`
  );
}

function tooManyLogins(minutes: string | number | undefined): string {
  if (minutes === undefined)
    return 'Zu viele fehlgeschlagene Anmeldeversuche. Bitte versuchen Sie es später erneut.';
  const wait = Number(minutes) === 1 ? 'einer Minute' : `${minutes} Minuten`;
  return `Zu viele fehlgeschlagene Anmeldeversuche. Bitte versuchen Sie es in ${wait} erneut.`;
}

/** The sentence of the specification (section 8) for an upload, whatever is wrong with it. */
function unusableFile(name: string | number): string {
  return (
    `Die ausgewählte Datei${name === '' ? '' : ` "${name}"`} kann nicht verarbeitet werden. ` +
    'Möglicherweise ist die Datei zu groß oder der Dateityp wird nicht erkannt.'
  );
}
