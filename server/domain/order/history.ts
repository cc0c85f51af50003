import { about, type EntryKinds, field, group, nullable, personal, type Values } from './field.ts';
import { ITEM_FIELDS, type ItemKinds } from './item.ts';
import * as texts from './texts.ts';

export interface HistoryKinds extends ItemKinds, Pick<EntryKinds, 'instant'> {
  /** From 0 on. */
  index: number;
  /** From 1 to 5. */
  rating: number;
}

export const QUESTIONNAIRE_FIELDS = {
  rating: field('rating'),
  foodRating: field('rating'),
  serviceRating: field('rating'),
  processRating: field('rating'),
  comment: personal(field('text'), 'words'),
};
export interface Questionnaire extends Values<typeof QUESTIONNAIRE_FIELDS, HistoryKinds> {}

/** The person or device behind the name, which may change or occur twice; both null for guests, the system and old entries. */
const AUTHOR_FIELDS = { userId: nullable(field('id')), deviceId: nullable(field('id')) };

export const EVENT_FIELDS = {
  at: field('instant'),
  /** placed, confirmed, counter-appointment, rejected, edited, item-changed, ... */
  event: field('word'),
  /** Who did it: a person's name, a device's name, 'Kunde' or 'System'. */
  actor: field('word'),
  ...AUTHOR_FIELDS,
  note: nullable(personal(field('text'), 'words')),
};
export interface OrderHistoryEntry extends Values<typeof EVENT_FIELDS, HistoryKinds> {}

/** A change by staff to one item after the order was placed. */
export const REVISION_FIELDS = {
  at: field('instant'),
  actor: field('word'),
  ...AUTHOR_FIELDS,
  position: about(texts.positionNote, field('index')),
  before: group(ITEM_FIELDS),
  after: about('null = entfernt', nullable(group(ITEM_FIELDS))),
  /** New total minus old total; never charged or refunded automatically on a paid order. */
  difference: about(texts.differenceNote, field('money')),
  note: nullable(personal(field('text'), 'words')),
};
export interface OrderRevision extends Values<typeof REVISION_FIELDS, HistoryKinds> {}
