import type { ErrorCode } from '#domain/errors.ts';
import { message } from '../message.ts';
import type { ErrorSentence } from './error-values.ts';
import { CALL_FAILURES } from './failure-texts.ts';

/** Codes in German, all in one tone; those of a subject are in files of their own. */
export const ERROR_TEXTS = {
  // Input
  invalid: message('{label, select, none {Diese Angabe} other {Die Angabe zu „{label}“}} ist ungültig.'),
  required: message('Bitte füllen Sie {label, select, none {dieses Feld} other {das Feld „{label}“}} aus.'),
  'too-short': message(
    '{label, select, none {Diese Angabe} other {Die Angabe zu „{label}“}} ist zu kurz (mindestens {minimum} Zeichen).',
  ),
  'too-long': message(
    '{label, select, none {Diese Angabe} other {Die Angabe zu „{label}“}} ist zu lang{maximum, select, none {} other { (höchstens {maximum} Zeichen)}}.',
  ),
  'too-small': message(
    '{label, select, none {Diese Angabe} other {Die Angabe zu „{label}“}} ist zu klein{minimum, select, none {} other { (mindestens {minimum})}}.',
  ),
  'too-large': message(
    '{label, select, none {Diese Angabe} other {Die Angabe zu „{label}“}} ist zu groß{maximum, select, none {} other { (höchstens {maximum})}}.',
  ),
  'text-invalid': message(
    '{label, select, none {Diese Angabe} other {Die Angabe zu „{label}“}} enthält unzulässige Zeichen.',
  ),
  'unknown-field': message(
    '{label, select, none {Unbekanntes Feld.} other {Das Feld „{label}“ ist unbekannt.}}',
  ),
  'email-invalid': 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
  'phone-invalid': message('Bitte geben Sie eine gültige Nummer im Format {phone} an.'),
  'country-invalid': 'Bitte wählen Sie ein Land aus der Liste.',
  'vat-number-invalid': 'Bitte geben Sie eine gültige UID-Nummer an.',
  'shop-vat-number-invalid':
    'Bitte geben Sie die UID-Nummer des Betriebs an: in Österreich ATU12345678, in Deutschland DE123456789, in der Schweiz CHE-123.456.789 MWST, in Liechtenstein 12345.',
  'iban-invalid': 'Bitte geben Sie eine gültige IBAN an.',
  'font-unknown': 'Diese Schriftart gibt es nicht.',
  'password-breached':
    'Dieses Passwort ist aus einem Datenleck bekannt. Bitte wählen Sie ein anderes Passwort.',
  'password-plain-word':
    'Ein einzelnes Wort oder ein Name ist leicht zu erraten, auch mit Ziffern und Zeichen. Bitte nehmen Sie mehrere Wörter.',
  'pin-weak': 'Leicht zu erraten: bitte keine Reihen, Wiederholungen, Jahre oder Geburtstage.',
  'password-guessable':
    'Dieses Passwort ist leicht zu erraten. Bitte verwenden Sie nicht nur Ihren Namen, Ihre E-Mail-Adresse oder den Namen des Shops.',
  'password-wrong': 'Das aktuelle Passwort ist nicht richtig.',

  // Checkout
  'branch-unavailable': 'Diese Filiale nimmt derzeit keine Bestellungen an.',
  'branch-closed': 'Derzeit haben wir leider geschlossen.',
  'delivery-closed': 'Derzeit bieten wir leider keine Lieferung an.',
  'not-orderable-yet': 'Bestellungen sind leider noch nicht möglich.',
  'service-paused':
    'Wir machen dafür gerade Bestellpause. Bitte bestellen Sie für eine Zeit nach der Pause oder versuchen Sie es dann noch einmal.',
  'service-unavailable': 'Diese Lieferart wird von der Filiale leider nicht angeboten.',
  'service-ambiguous': 'Bitte wählen Sie entweder Lieferung oder Vor-Ort-Konsum.',
  'table-required': 'Bitte wählen Sie Ihren Tisch aus.',
  'table-unknown': 'Diesen Tisch gibt es in der Filiale nicht.',
  'delivery-area-required': 'Bitte wählen Sie ein Liefergebiet aus.',
  'delivery-area-unknown': 'Dieses Liefergebiet wird von der Filiale nicht beliefert.',
  'address-outside-area': message(
    '{zipCode, select, none {An diese Adresse} other {Nach {zipCode}}} {other, select, none {liefern wir leider nicht. {pickup, select, none {Bitte geben Sie eine andere Lieferadresse an.} other {Bitte wählen Sie Abholung oder geben Sie eine andere Lieferadresse an.}}} other {liefern wir im Liefergebiet „{other}“. Bitte wählen Sie dieses Liefergebiet aus.}}',
  ),
  'minimum-order-value': message(
    '{amount, select, none {Sie haben den Mindestbestellwert leider noch nicht erreicht.} other {Sie haben den Mindestbestellwert in Höhe von {amount} leider noch nicht erreicht. Fügen Sie Waren im Wert von mindestens {difference} hinzu oder wählen Sie eine andere Art der Lieferung.}}',
  ),
  'donatee-unknown': 'Diese Organisation steht nicht zur Auswahl.',
  'tip-unavailable': 'Bei dieser Bestellung ist kein Trinkgeld möglich.',
  'tip-out-of-range': message('Das Trinkgeld muss zwischen {minimum} und {maximum} liegen.'),
  'payment-method-unavailable': 'Diese Zahlungsart steht für Ihre Bestellung nicht zur Verfügung.',
  'legal-instructions-required': 'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen.',
  'privacy-policy-required': 'Bitte akzeptieren Sie die Datenschutzerklärung.',

  // Items
  'cart-empty': 'Keine Produkte im Warenkorb',
  'too-many-items': message('Ihr Warenkorb darf höchstens {maximum} Positionen enthalten.'),
  'order-too-large': 'Der Bestellwert ist zu hoch. Bitte wenden Sie sich direkt an uns.',
  'product-unavailable': message(
    '{product, select, none {Dieses Produkt} other {„{product}“}} ist derzeit leider nicht verfügbar.',
  ),
  'product-sold-out': message(
    '{product, select, none {Dieses Produkt} other {„{product}“}} ist leider ausverkauft.',
  ),
  'product-few-left': message(
    'Von {product, select, none {diesem Produkt} other {„{product}“}} haben wir leider nur noch {left}.',
  ),
  'option-sold-out': message(
    '{option, select, none {Diese Auswahl} other {„{option}“}} ist leider ausverkauft. Bitte wählen Sie etwas anderes.',
  ),
  'unit-invalid': message(
    '{product, select, none {Dieses Produkt} other {„{product}“}} ist in dieser Einheit nicht erhältlich.',
  ),
  'amount-invalid': message(
    'Bitte geben Sie {product, select, none {für dieses Produkt} other {für „{product}“}} eine gültige Menge an.',
  ),
  'amount-too-small': message(
    'Die Menge {product, select, none {für dieses Produkt} other {für „{product}“}} ist zu klein{minimum, select, none {} other { (mindestens {minimum})}}.',
  ),
  'amount-too-large': message(
    'Die Menge {product, select, none {für dieses Produkt} other {für „{product}“}} ist zu groß{maximum, select, none {} other { (höchstens {maximum})}}.',
  ),
  'amount-off-step': message(
    'Diese Menge ist {product, select, none {für dieses Produkt} other {für „{product}“}} nicht möglich{stepSize, select, none {} other { (ab {minimum} in Schritten von {stepSize})}}.',
  ),
  'parts-length': message(
    'Bitte konfigurieren Sie {product, select, none {Dieses Produkt} other {„{product}“}} erneut.',
  ),
  'part-required': message(
    'Bitte treffen Sie {product, select, none {für dieses Produkt} other {für „{product}“}} eine Auswahl{step, select, none {} other { ({step})}}.',
  ),
  'part-invalid': message(
    'Die Angabe {product, select, none {für dieses Produkt} other {für „{product}“}} ist ungültig{step, select, none {} other { ({step})}}.',
  ),
  'option-unknown': message(
    'Die gewählte Option {product, select, none {für dieses Produkt} other {für „{product}“}} gibt es nicht{step, select, none {} other { ({step})}}.',
  ),
  'preselected-costs':
    'Was einen Aufpreis kostet, darf nicht vorausgewählt sein: Gäste müssen es selbst wählen.',
  'preselected-several': 'Wo Gäste eine Option wählen, kann nur eine vorausgewählt sein.',
  'option-duplicate': message(
    'Eine Option {product, select, none {für dieses Produkt} other {für „{product}“}} wurde mehrfach gewählt{step, select, none {} other { ({step})}}.',
  ),
  'upload-unknown': message(
    'Die Datei {product, select, none {für dieses Produkt} other {für „{product}“}} wurde nicht gefunden{step, select, none {} other { ({step})}}.',
  ),
  'too-many-uploads': message(
    'Es sind höchstens {maximum} Dateien möglich{step, select, none {} other { ({step})}}.',
  ),

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
  'page-too-far': message(
    'Weiter als bis zum {maximum}. Eintrag wird nicht geblättert. Bitte grenzen Sie die Suche ein, zum Beispiel auf einen Zeitraum.',
  ),
  'rating-invalid': 'Bitte vergeben Sie einen bis fünf Sterne.',

  // Contact form
  'too-many-words': message('Maximal {maximum} Wörter'),
  'file-required': 'Bitte fügen Sie mindestens eine Datei hinzu.',

  // Working time
  'instant-in-future': message(
    '{label, select, none {Diese Angabe} other {Die Angabe zu „{label}“}} liegt in der Zukunft.',
  ),
  'ends-before-start': message(
    '{label, select, none {Diese Angabe} other {Die Angabe zu „{label}“}} liegt nicht nach dem Beginn.',
  ),
  'time-overlap': 'Dieser Zeitraum überschneidet sich mit einem anderen Eintrag.',
  'pause-outside': 'Diese Pause liegt nicht innerhalb der Arbeitszeit.',
  'shift-too-long': 'Eine Schicht dauert höchstens 24 Stunden.',
  'absence-too-long': 'Eine Abwesenheit dauert höchstens 31 Tage. Bitte teilen Sie den Zeitraum auf.',
  'break-too-long': 'Die Pause ist länger als die geplante Zeit.',
  'not-of-branch': message(
    '{label, select, none {Diese Angabe} other {Die Angabe zu „{label}“}} gehört nicht zur gewählten Filiale.',
  ),
  'task-of-other-project': 'Diese Aufgabe gehört zu einem anderen Projekt.',
  'already-completed': 'Dieser Eintrag ist bereits abgeschlossen.',
  'bundle-in-itself': message(
    '{product, select, none {} other {„{product}“ enthält dieses Paket bereits. }}Ein Paket kann sich nicht selbst enthalten.',
  ),
  'branch-fixed': 'Die Filiale kann nicht mehr geändert werden, weil es dazu bereits andere Einträge gibt.',
  'pairing-code-invalid':
    'Dieser Code ist falsch, abgelaufen oder schon verwendet. Bitte lassen Sie sich einen neuen geben.',

  // Statistics
  'day-invalid': message(
    'Bitte geben Sie {label, select, none {} other {bei „{label}“ }}einen Tag im Format JJJJ-MM-TT an.',
  ),
  'range-too-long': 'Der Zeitraum darf höchstens zwei Jahre umfassen.',
  'retention-order':
    'Diese Frist ist länger als die nächste: Texte und Anschrift können nicht länger bleiben als der Name.',

  // Access
  unauthenticated: 'Bitte melden Sie sich an.',
  'device-key-invalid': 'Ungültiger Geräteschlüssel.',
  csrf: 'Ungültiges CSRF-Token.',
  'device-kind':
    'Dafür ist ein Gerät dieser Art nicht da. Bitte verwenden Sie einen Kassen-PC oder melden Sie sich an.',
  forbidden: 'Dazu fehlt Ihnen die Berechtigung.',
  'not-found': 'Der Eintrag wurde nicht gefunden.',

  // State
  'last-administrator': 'Es muss mindestens ein aktiver Administrator ohne Ablaufdatum erhalten bleiben.',
  'own-account': 'Das ist mit dem eigenen Benutzerkonto nicht möglich.',
  'account-not-usable':
    'Mit diesem Benutzerkonto ist keine Anmeldung möglich: Es ist deaktiviert, gesperrt oder abgelaufen.',
  'order-state-conflict': CALL_FAILURES['order-status'],
  'order-cancel-conflict': CALL_FAILURES['order-cancel'],
  'order-overtaken':
    'Über die Bestellung wurde inzwischen anders entschieden. Bitte sehen Sie nach, wie sie jetzt steht.',
  'order-not-deletable': 'Bestellungen können nicht gelöscht werden',
  'order-not-editable': 'Eine abgeschlossene Bestellung kann nicht mehr geändert werden.',
  'frontdesk-disabled':
    'Das Frontdesk ist in den Einstellungen ausgeschaltet: Geräte zeigen keine Bestellungen und drucken nicht.',
  'sms-disabled': 'SMS sind in der Konfiguration nicht eingeschaltet.',
  'sms-not-connected': 'Es ist kein SMS-Dienst eingerichtet.',
  'sms-phone-missing': 'Für diese Filiale ist keine gültige Telefonnummer hinterlegt.',
  'push-endpoint-invalid': 'Mitteilungen können diesem Browser nicht zugestellt werden.',
  'push-followers-many': 'Über diese Bestellung werden schon zehn Geräte benachrichtigt.',
  'counter-appointment-missing': 'Für diese Bestellung liegt kein Terminvorschlag vor.',
  'questionnaire-closed': CALL_FAILURES['order-questionnaire'],
  'guest-cancel-late':
    'Ihre Bestellung wurde schon angenommen oder beendet und kann hier nicht mehr storniert werden. Bitte rufen Sie uns an.',
  'guest-cancel-disabled': 'Bestellungen können hier nicht storniert werden. Bitte rufen Sie uns an.',
  'activity-not-started': CALL_FAILURES['activity-start'],
  'activity-not-ended': CALL_FAILURES['activity-end'],
  'activity-not-paused': CALL_FAILURES['activity-pause'],
  'activity-not-resumed': CALL_FAILURES['activity-resume'],
  'price-changed': 'Preise haben sich geändert',
  'version-conflict':
    'Der Eintrag wurde inzwischen von jemand anderem geändert. Bitte laden Sie die Seite neu.',
  'idempotency-conflict': 'Mit diesem Schlüssel wurde bereits eine andere Bestellung abgeschickt.',
  'idempotency-in-progress': 'Ihre Bestellung wird bereits verarbeitet.',
  'already-exists': message(
    '{label, select, none {Dieser Eintrag ist bereits vorhanden.} other {Dieser Wert für „{label}“ ist bereits vergeben.}}',
  ),
  'reference-unknown': message(
    'Der gewählte Eintrag{label, select, none {} other { für „{label}“}} wurde nicht gefunden.',
  ),
  'link-invalid': 'Bitte geben Sie eine gültige Adresse an (https://…, mailto:…, tel:… oder /pfad).',
  'frame-invalid': 'Diese Adresse kann nicht eingebettet werden.',
  'page-link-invalid': 'Bitte geben Sie die Adresse einer Seite an (https://… oder /pfad).',
  'section-not-allowed': 'Diese Art von Seite kann diesen Abschnitt nicht zeigen.',
  'path-invalid': 'Bitte geben Sie einen Pfad an, der mit / beginnt und nicht vom Shop belegt ist.',
  'rich-text-invalid': 'Der Text enthält Formatierungen, die nicht unterstützt werden.',
  'postal-code-invalid': message(
    '{zipCode, select, none {Diese Angabe} other {„{zipCode}“}} ist keine Postleitzahl im Land der Filiale{digits, select, none {} other { ({digits} Ziffern)}}.',
  ),
  'postal-code-taken': message(
    '{zipCode, select, none {Diese Postleitzahl} other {{zipCode}}} steht schon {other, select, none {in einem anderen Liefergebiet} other {im Liefergebiet „{other}“}}.',
  ),
  'time-zone-invalid': 'Bitte wählen Sie eine gültige Zeitzone.',
  'amount-of-money-invalid': 'Bitte geben Sie einen Betrag mit höchstens zwei Nachkommastellen an.',
  'upload-of-order': 'Was jemand zu einer Bestellung oder Anfrage gesendet hat, kann nicht ersetzt werden.',
  'in-use': message(
    'Der Eintrag wird noch verwendet und kann nicht gelöscht werden{users, select, none {} other {: {users}}}.',
  ),
  'branches-of-others':
    'Sie können nur Ihre eigenen Filialen hinzufügen oder entfernen. Die der anderen bleiben, wie sie sind.',
  'shared-for-administrators':
    'Mehrere Filialen verwenden diesen Eintrag. Laut den Einstellungen ändern ihn nur Administratoren.',
  'shared-for-managers-of-all':
    'Andere Filialen verwenden diesen Eintrag auch. Ändern kann ihn nur, wer alle diese Filialen leitet, oder ein Administrator.',
  'kept-for-others':
    'Mehrere Filialen verwenden diesen Eintrag. Sie dürfen ihn nicht löschen: Bitte wenden Sie sich an einen Administrator.',
  'undo-expired': 'Das lässt sich nicht mehr rückgängig machen.',
  'import-running': message(
    'Es läuft schon ein Import{name, select, none {} other { von {name}}}. Bitte warten Sie, bis er beendet ist.',
  ),
  'changed-since': 'Wurde seither geändert und bleibt daher, wie es ist.',

  // Transport and faults of our own
  'validation-failed': 'Bitte überprüfen Sie Ihre Eingaben.',
  'unreadable-json': 'Die Anfrage konnte nicht gelesen werden.',
  'idempotency-key-invalid': 'Der Kopf Idempotency-Key muss eine UUID sein.',
  'payload-too-large': 'Die Anfrage ist zu groß.',
  'unsupported-media-type': 'Dieses Datenformat wird nicht unterstützt.',
  'method-not-allowed': 'Diese Anfrage ist hier nicht möglich.',
  'file-too-large': message(
    'Die Datei{picture, select, none {} other { "{picture}"}} ist zu groß{maximum, select, none {} other { (höchstens {maximum} MB)}}.',
  ),
  'file-type': message(
    '{picture, select, none {Dieser Dateityp} other {Der Dateityp von "{picture}"}} ist nicht erlaubt{types, select, none {} other { (erlaubt: {types})}}.',
  ),
  'file-unreadable': message(
    'Die ausgewählte Datei{name, select, none {} other { "{name}"}} kann nicht verarbeitet werden. Möglicherweise ist die Datei zu groß oder der Dateityp wird nicht erkannt.',
  ),
  'image-invalid': message(
    'Das Bild{picture, select, none {} other { "{picture}"}} ist beschädigt oder hat unzulässige Abmessungen.',
  ),
  'rate-limited': 'Zu viele Anfragen. Bitte versuchen Sie es in Kürze erneut.',
  'print-failed': CALL_FAILURES['order-print'],
  'mail-failed': 'Die E-Mail konnte nicht versendet werden. Bitte versuchen Sie es in Kürze erneut.',
  'payment-check-failed': CALL_FAILURES['order-payment-status'],
  'device-timeout': CALL_FAILURES['device-test'],
  'device-failed': CALL_FAILURES['device-test'],
  'form-refused': 'Ihre Anfrage wurde noch nicht gesendet. Bitte senden Sie sie noch einmal ab.',
  'form-unreadable': CALL_FAILURES['contact-form'],
  unavailable: 'Der Dienst ist vorübergehend nicht verfügbar. Bitte versuchen Sie es in Kürze erneut.',
  internal: 'Ein unbekannter Fehler ist aufgetreten.',
} satisfies Partial<Record<ErrorCode, ErrorSentence>>;
