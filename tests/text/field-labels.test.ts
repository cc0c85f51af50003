import { expect, test } from 'vitest';
import { emptyDraft } from '#domain/ordering/checkout.ts';
import { fieldLabel } from '#text/errors/field-labels.ts';

test.each([
  ['firstName', 'Vorname'],
  ['items.0.amount', 'Menge'],
  ['items.3.parts.1', 'Auswahl'],
  ['constructor', null],
  ['0', null],
  ['', null],
])('%j is called %j', (path, label) => {
  expect(fieldLabel(path)).toBe(label);
});

test('every text field of checkout has a label', () => {
  const fields = Object.entries(emptyDraft(1)).filter(([, value]) => typeof value !== 'boolean');
  for (const [field] of fields) expect(fieldLabel(field), field).not.toBeNull();
});
