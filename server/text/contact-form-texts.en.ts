/** The texts of the contact form in the browser. */
export const CONTACT_FORM_TEXTS = {
  subject: 'Subject',
  phoneHint: 'Please give it for questions from us',
  privacyPolicy: 'I accept the privacy policy.',
  commentHint: '250 words at most',
  uploadHint: 'PDF, DOC, DOCX or ZIP, 15 MB per file at most',
  otherSubjectHint: 'Please tell us more about your occasion.',
  submit: 'Send',
  sending: 'Please wait...',
  thanks: [
    'Your request has been sent.',
    'We will get back to you as soon as possible, by phone or at the email address you gave.',
    'Thank you!',
  ],
  failure: 'An unknown error has occurred. Please check what you entered and try again.',
} as const;
