import { expect, test } from 'vitest';
import { cleanEmail, isEmail } from '#domain/contact/email.ts';

test.each([
  'anna@example.at',
  ' anna.hofer+shop@mail.example.co.at ',
  "o'neill@x.ch",
  'büro@müller.at',
  'a@xn--mller-kva.at',
  'A_1@EXAMPLE.LI',
])('%s is an address', (email) => {
  expect(isEmail(email)).toBe(true);
});

test.each([
  '',
  'anna',
  '@example.at',
  'anna@',
  'anna@example',
  'anna@.at',
  'anna@example..at',
  '.anna@example.at',
  'anna.@example.at',
  'an..na@example.at',
  'anna@-example.at',
  'anna@example.a',
  'anna@@example.at',
  'a@example.at, b@example.at',
  'a@example.at;b@example.at',
  'Anna <anna@example.at>',
  'a@b.at\r\nBcc: x@y.at',
  'a@b.at\nx',
  'a\u0000@b.at',
  'a b@c.at',
  `${'a'.repeat(65)}@example.at`,
  `a@${'b'.repeat(260)}.at`,
])('A17 %j is not an address', (email) => {
  expect(isEmail(email)).toBe(false);
});

test('surrounding white space is not a fault', () => {
  expect(cleanEmail(' a@b.at\n')).toBe('a@b.at');
});

test('hostile lengths are validated in no time', () => {
  const start = performance.now();
  for (const text of [`a@${'a.'.repeat(200_000)}`, 'a'.repeat(400_000), `${'-.'.repeat(120)}@a`])
    isEmail(text);
  expect(performance.now() - start).toBeLessThan(500);
});
