import { expect, it } from 'vitest';
import { cartKey, maskedEmail, maskedPhone, senderKeys } from '#domain/ordering/brake/sender.ts';

const keys = (change: Partial<Parameters<typeof senderKeys>[0]>) =>
  senderKeys({ ...{ email: '', phone: '', country: 'AT', address: null }, ...change });

it.each([
  ['Max.Muster+1@Gmail.com', 'maxmuster@gmail.com'],
  ['m.a.x.muster@googlemail.com', 'maxmuster@gmail.com'],
  [' Anna.Huber+pizza@Example.at ', 'anna.huber@example.at'],
  // Elsewhere dots are part of the name.
  ['annahuber@example.at', 'annahuber@example.at'],
  ['+@example.at', '+@example.at'],
  ['', null],
  ['keine', null],
])('R340: the mailbox of %j is %j', (email, mailbox) => {
  expect(keys({ email }).email).toBe(mailbox);
});

it.each([
  ['+43 664 1234567', '+436641234567'],
  ['0664 / 123 45 67', '+436641234567'],
  ['0043 (0) 664 1234567', '+436641234567'],
  ['', null],
  ['—', null],
])('R340: the number %j is %j', (phone, number) => {
  expect(keys({ phone }).phone).toBe(number);
});

it('R340: an address counts by its connection, and not at all where there is none', () => {
  expect(keys({ address: '2001:db8::1' }).address).toBe('2001:db8::/64');
  expect(keys({ address: null }).address).toBeNull();
});

it('carts are equal in whatever order they were filled', () => {
  const line = (id: number, parts: unknown[] = []) => ({ product: { id }, amount: 2, unit: 'amount', parts });
  expect(cartKey([line(1), line(2)])).toBe(cartKey([line(2), line(1)]));
  expect(cartKey([line(1)])).not.toBe(cartKey([line(1, ['Semmel'])]));
});

it.each([
  ['max.muster@example.at', 'm…@example.at'],
  ['', ''],
])('%j is shown as %j', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});

it.each([
  ['+43 664 1234567', '+43 664 …67'],
  ['+4915112345678', '+49 151 …78'],
  ['+12125550123', '+12…23'],
  ['123', ''],
])('%j is shown as %j', (phone, masked) => {
  expect(maskedPhone(phone)).toBe(masked);
});
