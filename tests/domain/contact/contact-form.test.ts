import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ContactForm,
  cleanForm,
  contactFormFaults,
  FORM_SUBJECTS,
  formSubject,
  isFromRobot,
  wordCount,
} from '#domain/contact/contact-form.ts';
import { unit } from '#tests/domain/text/strange-letters.ts';

const FINE: ContactForm = {
  subject: 'Partyplatten',
  company: '',
  firstName: 'Jo',
  lastName: 'Li',
  email: 'jo@example.at',
  phone: '123456',
  comment: '',
  privacyPolicy: true,
};
const words = (count: number) => Array.from({ length: count }, () => 'Wort').join(' ');
const faults = (change: Partial<ContactForm>, files = 0) =>
  contactFormFaults({ ...FINE, ...change }, files).map(({ field, code }) => `${field} ${code}`);

describe('the contact form', () => {
  test.each<[Partial<ContactForm>, number, string[]]>([
    [{}, 0, []],
    [{ company: 'Müller & Söhne OG', comment: words(250), privacyPolicy: null }, 10, []],
    [{ subject: '' }, 0, ['subject required']],
    [{ subject: 'Beschwerde' }, 0, ['subject invalid']],
    [{ firstName: '' }, 0, ['firstName required']],
    [{ firstName: ' J ' }, 0, ['firstName too-short']],
    [{ lastName: 'L' }, 0, ['lastName too-short']],
    [{ lastName: 'x'.repeat(201) }, 0, ['lastName too-long']],
    [{ firstName: 'Jo\nLi' }, 0, ['firstName text-invalid']],
    [{ email: '' }, 0, ['email required']],
    [{ email: 'jo@' }, 0, ['email email-invalid']],
    [{ email: 'jo@example.at\r\nBcc: alle@example.at' }, 0, ['email email-invalid']],
    [{ phone: '' }, 0, ['phone required']],
    [{ phone: '12345' }, 0, ['phone too-short']],
    [{ phone: '1 2 3      4' }, 0, []],
    [{ comment: words(251) }, 0, ['comment too-many-words']],
    [{ comment: ' '.repeat(1_000_000) }, 0, ['comment too-long']],
    [{ privacyPolicy: false }, 0, ['privacyPolicy privacy-policy-required']],
    [{ subject: 'Jobs' }, 0, ['upload file-required']],
    [{ subject: 'jobs' }, 1, []],
    [{}, 11, ['upload too-many-uploads']],
    [
      { subject: '', firstName: '', lastName: '', email: '', phone: '' },
      0,
      ['subject required', 'firstName required', 'lastName required', 'email required', 'phone required'],
    ],
  ])('%j with %i files: %j', (change, files, expected) => {
    expect(faults(change, files)).toEqual(expected);
  });

  test('a subject is recognised by its name and by its slug', () => {
    for (const { name, slug } of FORM_SUBJECTS) {
      expect(formSubject(name)).toBe(name);
      expect(formSubject(` ${slug.toUpperCase()} `)).toBe(name);
    }
    expect(formSubject('constructor')).toBeNull();
  });

  test('A17 texts are stored on one line and without control characters', () => {
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 60 }), (text) => {
        const { comment, ...lines } = cleanForm({ ...FINE, company: text, comment: text, phone: text });
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
        for (const line of Object.values(lines)) expect(line).not.toMatch(/[\u0000-\u001f]/);
        expect(comment).not.toContain('\u0000');
      }),
    );
  });
});

describe('words', () => {
  test('are counted like a split at white space', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(wordCount(text)).toBe(text.split(/\s+/).filter((word) => word !== '').length);
      }),
    );
  });

  test('A62 a million spaces take no time', () => {
    const started = performance.now();
    expect(wordCount(`a${' '.repeat(1_000_000)}b`)).toBe(2);
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

test.each([
  [{ website: '', age: null }, false],
  [{ website: '', age: 2_000 }, false],
  [{ website: '', age: 1_999 }, true],
  [{ website: 'https://spam.example', age: 60_000 }, true],
])('A68 %j is from a robot: %s', (signs, expected) => {
  expect(isFromRobot(signs)).toBe(expected);
});
