import type { ErrorCode, Fault, FaultParams } from '#domain/errors.ts';
import { CALL_FAILURES } from './error-catalogue.ts';
import { fieldLabel } from './field-labels.ts';

interface TextContext {
  params: FaultParams;
  /** German name of the field, null if it has none. */
  label: string | null;
}

type Text = string | ((context: TextContext) => string);

/** Every code in German. Sentences specified by the client are verbatim; the rest follow their tone. */
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
  'font-unknown': 'Diese Schriftart gibt es nicht.',
  'password-breached':
    'Dieses Passwort ist aus einem Datenleck bekannt. Bitte wählen Sie ein anderes Passwort.',
  'password-guessable':
    'Dieses Passwort ist leicht zu erraten. Bitte verwenden Sie nicht nur Ihren Namen, Ihre E-Mail-Adresse oder den Namen des Shops.',
  'password-wrong': 'Das aktuelle Passwort ist nicht richtig.',

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
  'tip-unavailable': 'Bei dieser Bestellung ist kein Trinkgeld möglich.',
  'tip-out-of-range': ({ params }) =>
    `Das Trinkgeld muss zwischen ${params.minimum ?? 0} und ${params.maximum ?? 200} liegen.`,
  'payment-method-unavailable': 'Diese Zahlungsart steht für Ihre Bestellung nicht zur Verfügung.',
  'legal-instructions-required': 'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen.',
  'privacy-policy-required': 'Bitte akzeptieren Sie die Datenschutzerklärung.',

  // Items
  'cart-empty': 'Keine Produkte im Warenkorb',
  'too-many-items': ({ params }) =>
    `Ihr Warenkorb darf höchstens ${params.maximum ?? 100} Positionen enthalten.`,
  'order-too-large': 'Der Bestellwert ist zu hoch. Bitte wenden Sie sich direkt an uns.',
  'product-unavailable': ({ params }) => `${product(params)} ist derzeit leider nicht verfügbar.`,
  'product-sold-out': ({ params }) => `${product(params)} ist leider ausverkauft.`,
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
  'last-item':
    'Die letzte Position kann nicht entfernt werden. Bitte stornieren Sie stattdessen die Bestellung.',
  'export-too-large': ({ params }) =>
    `Der Export umfasst mehr als ${params.maximum ?? '20.000'} Bestellungen. Bitte grenzen Sie den Zeitraum ein.`,
  'rating-invalid': 'Bitte vergeben Sie einen bis fünf Sterne.',

  // Contact form
  'too-many-words': ({ params }) => `Maximal ${params.maximum ?? 250} Wörter`,
  'file-required': 'Bitte fügen Sie mindestens eine Datei hinzu.',

  // Working time
  'instant-in-future': ({ label }) => `${subject(label)} liegt in der Zukunft.`,
  'ends-before-start': ({ label }) => `${subject(label)} liegt nicht nach dem Beginn.`,
  'time-overlap': 'Dieser Zeitraum überschneidet sich mit einem anderen Eintrag.',
  'pause-outside': 'Diese Pause liegt nicht innerhalb der Arbeitszeit.',
  'shift-too-long': 'Eine Schicht dauert höchstens 24 Stunden.',
  'absence-too-long': 'Eine Abwesenheit dauert höchstens 31 Tage. Bitte teilen Sie den Zeitraum auf.',
  'break-too-long': 'Die Pause ist länger als die geplante Zeit.',
  'not-of-branch': ({ label }) => `${subject(label)} gehört nicht zur gewählten Filiale.`,
  'task-of-other-project': 'Diese Aufgabe gehört zu einem anderen Projekt.',
  'already-completed': 'Dieser Eintrag ist bereits abgeschlossen.',
  'bundle-in-itself': ({ params }) =>
    `${params.product ? `${product(params)} enthält dieses Paket bereits. ` : ''}Ein Paket kann sich nicht selbst enthalten.`,
  'branch-fixed': 'Die Filiale kann nicht mehr geändert werden, weil es dazu bereits andere Einträge gibt.',
  'pairing-code-invalid':
    'Dieser Code ist falsch, abgelaufen oder schon verwendet. Bitte lassen Sie sich einen neuen geben.',

  // Statistics
  'day-invalid': ({ label }) =>
    `Bitte geben Sie ${label ? `bei „${label}“ ` : ''}einen Tag im Format JJJJ-MM-TT an.`,
  'range-too-long': 'Der Zeitraum darf höchstens zwei Jahre umfassen.',

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
  'last-administrator': 'Es muss mindestens ein aktiver Administrator ohne Ablaufdatum erhalten bleiben.',
  'own-account': 'Das ist mit dem eigenen Benutzerkonto nicht möglich.',
  'account-not-usable':
    'Mit diesem Benutzerkonto ist keine Anmeldung möglich: Es ist deaktiviert, gesperrt oder abgelaufen.',
  'order-state-conflict': CALL_FAILURES['order-status'],
  'order-not-deletable': 'Bestellungen können nicht gelöscht werden',
  'order-not-editable': 'Eine abgeschlossene Bestellung kann nicht mehr geändert werden.',
  'mail-address-missing':
    'Bestätigung konnte nicht versendet werden: Es ist keine E-Mail-Adresse hinterlegt.',
  'sms-disabled': 'SMS sind in der Konfiguration nicht eingeschaltet.',
  'sms-not-connected': 'Es ist kein SMS-Dienst eingerichtet.',
  'sms-phone-missing': 'Für diese Filiale ist keine gültige Telefonnummer hinterlegt.',
  'counter-appointment-missing': 'Für diese Bestellung liegt kein Terminvorschlag vor.',
  'questionnaire-closed': CALL_FAILURES['order-questionnaire'],
  'activity-not-started': CALL_FAILURES['activity-start'],
  'activity-not-ended': CALL_FAILURES['activity-end'],
  'activity-not-paused': CALL_FAILURES['activity-pause'],
  'activity-not-resumed': CALL_FAILURES['activity-resume'],
  'print-job-conflict': 'Der Druckauftrag wurde bereits abgeschlossen.',
  'device-command-closed': 'Der Auftrag an das Gerät ist bereits beantwortet oder abgelaufen.',
  'price-changed': 'Preise haben sich geändert',
  'version-conflict':
    'Der Eintrag wurde inzwischen von jemand anderem geändert. Bitte laden Sie die Seite neu.',
  'idempotency-conflict': 'Mit diesem Schlüssel wurde bereits eine andere Bestellung abgeschickt.',
  'idempotency-in-progress': 'Ihre Bestellung wird bereits verarbeitet.',
  'already-exists': ({ label }) =>
    label ? `Dieser Wert für „${label}“ ist bereits vergeben.` : 'Dieser Eintrag ist bereits vorhanden.',
  'reference-unknown': ({ label }) =>
    label
      ? `Der gewählte Eintrag für „${label}“ wurde nicht gefunden.`
      : 'Der gewählte Eintrag wurde nicht gefunden.',
  'link-invalid': 'Bitte geben Sie eine gültige Adresse an (https://…, mailto:…, tel:… oder /pfad).',
  'frame-invalid': 'Diese Adresse kann nicht eingebettet werden.',
  'path-invalid': 'Bitte geben Sie einen Pfad an, der mit / beginnt und nicht vom Shop belegt ist.',
  'rich-text-invalid': 'Der Text enthält Formatierungen, die nicht unterstützt werden.',
  'time-zone-invalid': 'Bitte wählen Sie eine gültige Zeitzone.',
  'amount-of-money-invalid': 'Bitte geben Sie einen Betrag mit höchstens zwei Nachkommastellen an.',
  'upload-of-order': 'Was jemand zu einer Bestellung oder Anfrage gesendet hat, kann nicht ersetzt werden.',
  'in-use': ({ params }) =>
    params.users === undefined
      ? 'Der Eintrag wird noch verwendet und kann nicht gelöscht werden.'
      : `Der Eintrag wird noch verwendet und kann nicht gelöscht werden: ${params.users}.`,

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
  'print-failed': CALL_FAILURES['order-print'],
  'payment-failed':
    'Leider ist Ihre Zahlung fehlgeschlagen. Bitte überprüfen Sie Ihre Daten und versuchen Sie es erneut.',
  'mail-failed': 'Die E-Mail konnte nicht versendet werden. Bitte versuchen Sie es in Kürze erneut.',
  'payment-check-failed': CALL_FAILURES['order-payment-status'],
  'device-timeout': CALL_FAILURES['device-test'],
  'device-failed': CALL_FAILURES['device-test'],
  'form-unreadable': CALL_FAILURES['contact-form'],
  unavailable: 'Der Dienst ist vorübergehend nicht verfügbar. Bitte versuchen Sie es in Kürze erneut.',
  internal: 'Ein unbekannter Fehler ist aufgetreten.',
} satisfies Record<ErrorCode, Text>;

const texts: Record<ErrorCode, Text> = ERROR_TEXTS;

/** The German sentence of a fault; its field provides the label, its params the values. */
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

/** The same sentence for an upload, whatever is wrong with it. */
function unusableFile(name: string | number): string {
  return (
    `Die ausgewählte Datei${name === '' ? '' : ` "${name}"`} kann nicht verarbeitet werden. ` +
    'Möglicherweise ist die Datei zu groß oder der Dateityp wird nicht erkannt.'
  );
}
