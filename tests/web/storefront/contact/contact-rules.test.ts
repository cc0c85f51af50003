import { describe, expect, test } from 'vitest';
import type { ContactForm } from '#domain/contact/contact-form.ts';
import {
  ACCEPTED_FILES,
  contactBody,
  contactErrors,
  EMPTY_FORM,
  firstFault,
  namesOf,
  refusalOf,
  splitByType,
  subjectGroups,
} from '#web/storefront/contact/contact-rules.ts';

const FINE: ContactForm = {
  subject: 'Partyplatten',
  company: '',
  firstName: 'Anna',
  lastName: 'Huber',
  email: 'anna@example.com',
  phone: '06641234567',
  comment: '',
  privacyPolicy: true,
};
const words = (count: number) => Array.from({ length: count }, () => 'Wort').join(' ');

describe('the contact form', () => {
  test('has the subjects in their categories', () => {
    const shown = subjectGroups().map(({ label, subjects }) => [label, ...subjects.map((one) => one.label)]);
    expect(shown).toEqual([
      ['Partyservice', 'Partybrezel', 'Partyplatten', 'Geschenkkörbe'],
      ['Stellen', 'Jobs'],
      ['Sonstiges', 'Anderer Anlass'],
    ]);
  });

  test('names each subject in German as the shop reads it in its mail', () => {
    for (const { name, label } of subjectGroups().flatMap(({ subjects }) => subjects))
      expect(label).toBe(name);
  });

  test('lists what is missing in the order of the screen', () => {
    const missing = contactErrors(EMPTY_FORM, 0);
    expect(namesOf(missing)).toEqual([
      'Anliegen',
      'Vorname',
      'Nachname',
      'E-Mail',
      'Telefon',
      'Datenschutzerklärung',
    ]);
    expect(firstFault(missing)).toBe('subject');
    expect(firstFault(contactErrors(FINE, 0))).toBeNull();
  });

  test.each<[Partial<ContactForm>, number, object]>([
    [{}, 0, {}],
    [{ subject: '' }, 0, { subject: 'Bitte wählen Sie Ihr Anliegen.' }],
    [{ firstName: 'A' }, 0, { firstName: expect.stringContaining('mindestens 2 Zeichen') }],
    [{ lastName: 'H' }, 0, { lastName: expect.stringContaining('mindestens 2 Zeichen') }],
    [{ email: 'anna@' }, 0, { email: 'Bitte geben Sie eine gültige E-Mail-Adresse an.' }],
    [{ phone: '12345' }, 0, { phone: expect.stringContaining('mindestens 6 Zeichen') }],
    [{ comment: words(250) }, 0, {}],
    [{ comment: words(251) }, 0, { comment: 'Maximal 250 Wörter' }],
    [{ privacyPolicy: false }, 0, { privacyPolicy: 'Bitte akzeptieren Sie die Datenschutzerklärung.' }],
    [{ subject: 'Jobs' }, 0, { upload: 'Bitte fügen Sie mindestens eine Datei hinzu.' }],
    [{ subject: 'Jobs' }, 1, {}],
  ])('says of %j with %d files: %j', (change, files, errors) => {
    expect(contactErrors({ ...FINE, ...change }, files)).toEqual(errors);
  });

  test('accepts pdf, doc, docx and zip, in any case, and says why it refuses others', () => {
    const file = (name: string) => ({ name });
    const { taken, refused } = splitByType(['a.pdf', 'b.DOCX', 'c.zip', 'd.doc', 'e.exe', 'pdf'].map(file));
    expect(taken.map(({ name }) => name)).toEqual(['a.pdf', 'b.DOCX', 'c.zip', 'd.doc']);
    expect(refused).toEqual([
      'Die ausgewählte Datei "e.exe" kann nicht verarbeitet werden. Möglicherweise ist die Datei zu groß oder der Dateityp wird nicht erkannt.',
      'Die ausgewählte Datei "pdf" kann nicht verarbeitet werden. Möglicherweise ist die Datei zu groß oder der Dateityp wird nicht erkannt.',
    ]);
    expect(ACCEPTED_FILES).toBe('.pdf,.doc,.docx,.zip');
  });

  test('is sent under the names of POST /custom/forms', () => {
    const files = [new File(['a'], 'lebenslauf.pdf'), new File(['b'], 'zeugnisse.zip')];
    const body = contactBody({ ...FINE, comment: 'Guten Tag' }, files, { website: '', token: 'abc.def' });
    expect(
      [...body].map(([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`),
    ).toEqual([
      'subject=Partyplatten',
      'company=',
      'firstName=Anna',
      'lastName=Huber',
      'email=anna@example.com',
      'phone=06641234567',
      'comment=Guten Tag',
      'privacyPolicy=true',
      'website=',
      'token=abc.def',
      'upload[]=lebenslauf.pdf',
      'upload[]=zeugnisse.zip',
    ]);
  });
});

describe('a refusal of the server', () => {
  test('appears at the fields that it names, one sentence each; the rest appears above', () => {
    expect(
      refusalOf([
        { field: 'email', message: 'Falsch.', code: 'email-invalid' },
        { field: 'email', message: 'Auch falsch.', code: 'too-long' },
        { field: 'upload', message: 'Zu groß.', code: 'file-too-large' },
        { message: 'Zu viele Anfragen.', code: 'rate-limited' },
      ]),
    ).toEqual({ errors: { email: 'Falsch.', upload: 'Zu groß.' }, others: ['Zu viele Anfragen.'] });
  });

  test('without details adds nothing to the general sentence', () => {
    expect(refusalOf([{ message: 'Ein unbekannter Fehler ist aufgetreten.', code: 'network' }])).toEqual({
      errors: {},
      others: [],
    });
  });
});
