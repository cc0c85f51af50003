import { expect, test } from 'vitest';
import {
  completeQuestionnaire,
  isQuestionnaireComplete,
  isRating,
  questionnaireFaults,
  RATING_FIELDS,
} from '#domain/order/questionnaire.ts';

const full = { rating: 5, foodRating: 4, serviceRating: 1, processRating: 3, comment: ' Sehr gut ' };

test('four ratings of 1 to 5 are complete, the comment is optional', () => {
  expect(isQuestionnaireComplete({ ...full, comment: '' })).toBe(true);
  expect(questionnaireFaults(full)).toEqual([]);
  expect(completeQuestionnaire(full)).toEqual({ ...full, comment: 'Sehr gut' });
});

test.each([...RATING_FIELDS])('%s must be set', (field) => {
  const draft = { ...full, [field]: null };
  expect(isQuestionnaireComplete(draft)).toBe(false);
  expect(completeQuestionnaire(draft)).toBeNull();
  expect(questionnaireFaults(draft)).toEqual([{ code: 'rating-invalid', field }]);
});

test.each([0, 6, 1.5, -1, Number.NaN, Number.POSITIVE_INFINITY, '5', null])('%j is not a rating', (value) => {
  expect(isRating(value)).toBe(false);
});

test('a comment has at most 2000 characters', () => {
  expect(questionnaireFaults({ ...full, comment: 'x'.repeat(2001) })).toEqual([
    { code: 'too-long', field: 'comment', params: { maximum: 2000 } },
  ]);
});
