import { expect, test } from 'vitest';
import { CHOICE_FIELDS, CONSENT_FIELDS, DRAFT_FIELDS } from '#domain/order/draft.ts';
import { emptyValues, type Fields, labelsOf, namesOf } from '#domain/order/field.ts';

test('nothing is agreed to or chosen by default', () => {
  expect(emptyValues(CONSENT_FIELDS)).toEqual({ legalInstructions: false, privacyPolicy: false });
  expect(emptyValues(CHOICE_FIELDS)).toMatchObject({
    comment: '',
    appointmentDate: null,
    paymentMethod: 'cash',
    table: null,
    donatee: null,
  });
});

test('the only amount of money that customers send is the tip', () => {
  const fields: Fields = DRAFT_FIELDS;
  const isMoney = (name: string) => ['money', 'total', 'price'].includes(fields[name]?.kind ?? '');
  expect(namesOf(fields).filter(isMoney)).toEqual(['tip']);
});

test('what can be wrong has a label', () => {
  expect(labelsOf(DRAFT_FIELDS)).toMatchObject({
    table: 'Tischnummer',
    legalInstructions: 'AGB',
    privacyPolicy: 'Datenschutz',
    appointmentDate: 'Termin',
  });
});
