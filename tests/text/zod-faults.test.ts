import { expect, test } from 'vitest';
import { z } from 'zod';
import { isEmail } from '#domain/contact/email.ts';
import { zodFaults, zodText } from '#text/errors/zod-faults.ts';

const schema = z.strictObject({
  name: z.string().min(1).max(5),
  password: z.string().min(8),
  email: z.string().refine(isEmail, { params: { code: 'email-invalid' } }),
  page: z.number().int().min(1).max(200),
  service: z.enum(['a', 'b']),
  items: z.array(z.object({ amount: z.number() })).max(2),
});
const good = {
  name: 'Anna',
  password: 'geheimnis',
  email: 'a@b.at',
  page: 1,
  service: 'a',
  items: [{ amount: 1 }],
};

function faultsOf(change: Record<string, unknown>) {
  const input = { ...good, ...change };
  const result = schema.safeParse(input);
  return result.success ? [] : zodFaults(result.error, input);
}

test.each<[Record<string, unknown>, object]>([
  [{ name: undefined }, { code: 'required', field: 'name' }],
  [{ name: '' }, { code: 'required', field: 'name', params: { minimum: 1 } }],
  [{ name: 'Annamaria' }, { code: 'too-long', field: 'name', params: { maximum: 5 } }],
  [{ password: 'kurz' }, { code: 'too-short', field: 'password', params: { minimum: 8 } }],
  [{ name: 5 }, { code: 'invalid', field: 'name' }],
  [{ name: null }, { code: 'invalid', field: 'name' }],
  [{ email: 'anna' }, { code: 'email-invalid', field: 'email' }],
  [{ page: 0 }, { code: 'too-small', field: 'page', params: { minimum: 1 } }],
  [{ page: 1000 }, { code: 'too-large', field: 'page', params: { maximum: 200 } }],
  [{ page: Number.POSITIVE_INFINITY }, { code: 'invalid', field: 'page' }],
  [{ service: 'c' }, { code: 'invalid', field: 'service' }],
  [{ service: undefined }, { code: 'required', field: 'service' }],
  [{ items: [{ amount: '2' }] }, { code: 'invalid', field: 'items.0.amount' }],
  [{ items: [{ amount: 1 }, {}] }, { code: 'required', field: 'items.1.amount' }],
  [{ price: 1 }, { code: 'unknown-field', field: 'price' }],
])('%j', (change, fault) => {
  expect(faultsOf(change)).toEqual([fault]);
});

test('a body that is not an object at all', () => {
  const result = schema.safeParse(null);
  expect(result.success ? [] : zodFaults(result.error, null)).toEqual([{ code: 'invalid' }]);
});

test('forms get the sentence itself', () => {
  const texts = (input: unknown) =>
    schema.safeParse(input, { error: zodText }).error?.issues.map((issue) => issue.message);
  expect(texts({ ...good, email: 'x' })).toEqual(['Bitte geben Sie eine gültige E-Mail-Adresse an.']);
  expect(texts({ ...good, name: undefined })).toEqual(['Bitte füllen Sie dieses Feld aus.']);
  expect(texts({ ...good, name: 'Annamaria' })).toEqual(['Diese Angabe ist zu lang (höchstens 5 Zeichen).']);
});
