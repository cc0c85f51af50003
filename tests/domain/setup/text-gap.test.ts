import { expect, it } from 'vitest';
import { gapsOf } from '#domain/setup/text-gap.ts';

it.each([
  ['Impressum\n[… Firma]\nTelefon [… Telefon ]', ['Firma', 'Telefon']],
  ['Alles da.', []],
  ['[kein] Gap […]', ['']],
])('%j has the gaps %j', (text, gaps) => {
  expect(gapsOf(text)).toEqual(gaps);
});
