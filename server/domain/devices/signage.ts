import type { ImageRef } from '#domain/media/image.ts';
import { isScheduleOpen, type OpeningHour } from '#domain/time/opening-hours.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import type { PickupNumbers } from './pickup-screen.ts';

/** A category of a menu board, with its products. */
export interface BoardCategory {
  name: string;
  products: readonly BoardProduct[];
}

export interface BoardProduct {
  name: string;
  /** 'ab 4,90 €'; empty when it is hidden. */
  price: string;
  /** 'pro 10 dag'. */
  unit: string;
  allergens: string;
  isSoldOut: boolean;
}

interface Shown {
  /** How long it is shown. */
  seconds: number;
  /** When it is shown, in the zone of the branch; empty = always. */
  schedule: readonly OpeningHour[];
  backgroundColor: string;
  textColor: string;
}

/** One thing that a screen shows. */
export type SignageEntry = Shown &
  (
    | { type: 'image'; image: ImageRef }
    | { type: 'video'; src: string; mimeType: string }
    | { type: 'text'; title: string; text: string }
    | { type: 'menu'; title: string; categories: readonly BoardCategory[] }
    /** `src` changes when anything changes that the picture shows. */
    | { type: 'template'; src: string; alt: string }
    | ({ type: 'pickup' } & PickupNumbers)
  );

/** Everything that a screen needs to keep running without the server. */
export interface SignageProgram {
  name: string;
  shopName: string;
  timeZone: Zone;
  entries: readonly SignageEntry[];
}

/** The index of the entry that follows another one (-1 = from the start); null while nothing is scheduled. */
export function nextOnAir(
  entries: readonly Pick<SignageEntry, 'schedule'>[],
  after: number,
  now: Date,
  timeZone: Zone,
): number | null {
  for (let step = 1; step <= entries.length; step += 1) {
    const place = (after + step) % entries.length;
    const entry = entries[place];
    if (entry && isScheduleOpen(entry.schedule, now, timeZone)) return place;
  }
  return null;
}

/** A heading takes the space of this many products. */
const HEADING_ROWS = 2;

/**
 * Splits a menu board into pages that are legible from a distance; a category that does not fit continues on the next page.
 */
export function boardPages(categories: readonly BoardCategory[], rows: number): BoardCategory[][] {
  const pages: BoardCategory[][] = [];
  let page: BoardCategory[] = [];
  let free = rows;
  const turn = () => {
    if (page.length > 0) pages.push(page);
    page = [];
    free = rows;
  };
  for (const { name, products } of categories) {
    let rest = products;
    while (rest.length > 0) {
      if (free <= HEADING_ROWS) turn();
      const fitting = rest.slice(0, free - HEADING_ROWS);
      page.push({ name, products: fitting });
      free -= fitting.length + HEADING_ROWS;
      rest = rest.slice(fitting.length);
    }
  }
  turn();
  return pages;
}
