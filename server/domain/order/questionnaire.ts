import type { Fault } from '#domain/errors.ts';
import { cleanText, MAXIMUM_TEXT, textFault } from '#domain/text/text-input.ts';
import type { Questionnaire } from './history.ts';

export const RATING_FIELDS = ['rating', 'foodRating', 'serviceRating', 'processRating'] as const;
export type RatingField = (typeof RATING_FIELDS)[number];

/** A questionnaire in progress; null = not yet rated. */
export type QuestionnaireDraft = Record<RatingField, number | null> & { comment: string };

/** 1 to 5 whole stars. */
export function isRating(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 5;
}

/** All four ratings are set: only then is the comment shown and sending possible (R93). */
export function isQuestionnaireComplete(draft: QuestionnaireDraft): boolean {
  return RATING_FIELDS.every((field) => isRating(draft[field]));
}

export function questionnaireFaults(draft: QuestionnaireDraft): Fault[] {
  const faults: Fault[] = RATING_FIELDS.filter((field) => !isRating(draft[field])).map((field) => ({
    code: 'rating-invalid',
    field,
  }));
  const comment = textFault(draft.comment);
  if (comment) faults.push({ code: comment, field: 'comment', params: { maximum: MAXIMUM_TEXT } });
  return faults;
}

/** The answers as stored; null while a rating is missing. */
export function completeQuestionnaire(draft: QuestionnaireDraft): Questionnaire | null {
  const { rating, foodRating, serviceRating, processRating } = draft;
  if (!isRating(rating) || !isRating(foodRating) || !isRating(serviceRating) || !isRating(processRating))
    return null;
  return { rating, foodRating, serviceRating, processRating, comment: cleanText(draft.comment) };
}
