import type { Cents } from '../money.ts';
import type { OrderItem } from './item.ts';

export interface Questionnaire {
  rating: number;
  foodRating: number;
  serviceRating: number;
  processRating: number;
  comment: string;
}

export interface OrderHistoryEntry {
  at: string;
  /** placed, confirmed, counter-appointment, rejected, edited, item-changed, ... */
  event: string;
  /** Who did it: a person's name, a device's name, 'Kunde' or 'System'. */
  actor: string;
  note: string | null;
}

/** What staff changed of one item after the order was placed. */
export interface OrderRevision {
  at: string;
  actor: string;
  /** Index of the item at that time. */
  position: number;
  before: OrderItem;
  /** null = the item was taken out. */
  after: OrderItem | null;
  /** New total minus old total; of a paid order never collected or paid back by itself. */
  difference: Cents;
  note: string | null;
}
