import { expect, test } from 'vitest';
import { namesOf } from '#domain/order/field.ts';
import { EVENT_FIELDS, QUESTIONNAIRE_FIELDS, REVISION_FIELDS } from '#domain/order/history.ts';
import { ITEM_FIELDS } from '#domain/order/item.ts';
import { completeQuestionnaire } from '#domain/order/questionnaire.ts';

test('a revision keeps the item before and after the change', () => {
  expect([REVISION_FIELDS.before.of, REVISION_FIELDS.after.of]).toEqual([ITEM_FIELDS, ITEM_FIELDS]);
});

test('every event of an order says when it happened and who did it', () => {
  for (const fields of [EVENT_FIELDS, REVISION_FIELDS])
    expect(fields).toMatchObject({ at: { kind: 'instant' }, actor: { kind: 'word' } });
});

test('a complete questionnaire has an answer to every declared question', () => {
  const draft = { rating: 5, foodRating: 5, serviceRating: 4, processRating: 3, comment: '' };
  expect(Object.keys(completeQuestionnaire(draft) ?? {}).toSorted()).toEqual(
    namesOf(QUESTIONNAIRE_FIELDS).toSorted(),
  );
});
