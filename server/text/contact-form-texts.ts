/** The texts of the contact form in the browser. */
export const CONTACT_FORM_TEXTS = {
  subject: 'Anliegen',
  phoneHint: 'Bitte für Rückfragen angeben',
  privacyPolicy: 'Hiermit akzeptiere ich die Datenschutzerklärung.',
  commentHint: 'Maximal 250 Wörter',
  uploadHint: 'PDF, DOC, DOCX oder ZIP, höchstens 15 MB je Datei',
  otherSubjectHint: 'Bitte beschreiben Sie uns Ihren Anlass näher.',
  submit: 'Absenden',
  sending: 'Bitte warten...',
  thanks: [
    'Ihre Anfrage wurde erfolgreich abgeschickt.',
    'Wir melden uns schnellstmöglich telefonisch oder auf die von Ihnen angegebene Mailadresse.',
    'Danke!',
  ],
  failure:
    'Ein unbekannter Fehler ist aufgetreten. Bitte überprüfen Sie Ihre eingegebenen Daten und versuchen Sie es erneut.',
} as const;
