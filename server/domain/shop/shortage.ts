import type { Zone } from '#domain/time/zone-offsets.ts';
import { addDays, instantOf, localDayOf, MINUTE } from '#domain/time/zoned-time.ts';

/**
 * What a branch has run out of or has little of: a product, or an option wherever it can be chosen (R230, R231). A product that is
 * sold out until further notice needs none: its `soldOut` says so.
 */
export interface Shortage {
  /** null = an option. */
  product: number | null;
  /** The name of the option; empty for a product. */
  option: string;
  /** ISO 8601; null = it does not end by itself. */
  until: string | null;
  /** How many there still are, in units of the product (R232); null = none. */
  left: number | null;
}

/** What is short: a product, or an option by its name. */
export type Short = Pick<Shortage, 'product' | 'option'>;

/** A number of minutes, until the branch's calendar day ends, until further notice, or a number left. */
export const SHORTAGE_LENGTHS = ['tomorrow', '60', '120', '240', 'open'] as const;
export type ShortageLength = (typeof SHORTAGE_LENGTHS)[number];

/** gone: none is left for a while; left: so many are; back: there is enough again. */
export type ShortageCommand =
  | { type: 'gone'; length: ShortageLength }
  | { type: 'left'; left: number }
  | { type: 'back' };

/** The note about a thing after a staff command; null = none. */
export function shortageOf(
  short: Short,
  command: ShortageCommand,
  now: Date,
  timeZone: Zone,
): Shortage | null {
  const { product, option } = short;
  if (command.type === 'left' && command.left > 0)
    return { product, option, until: null, left: command.left };
  if (command.type === 'back') return null;
  const until =
    command.type === 'gone' ? (shortageEndOf(command.length, now, timeZone)?.toISOString() ?? null) : null;
  // The product itself says that it is sold out until further notice.
  return until === null && product !== null ? null : { product, option, until, left: null };
}

/** The list with the notes about these things replaced. */
export function withShortages(
  list: readonly Shortage[],
  things: readonly Short[],
  notes: readonly Shortage[],
): Shortage[] {
  return [...list.filter((one) => !things.some((thing) => isSame(one, thing))), ...notes];
}

/** Expired shortages. */
export function endedShortages(list: readonly Shortage[] | undefined, now: Date): Shortage[] {
  return (list ?? []).filter(({ until }) => until !== null && Date.parse(until) <= now.getTime());
}

/** What is noted about a product or an option of a branch. */
export function shortageFor(list: readonly Shortage[] | undefined, thing: Short): Shortage | null {
  return list?.find((one) => isSame(one, thing)) ?? null;
}

/** Whether nothing is left, as far as the note says: one of a number says so only at zero. */
export function isUsedUp({ left }: Shortage): boolean {
  return left === null || left <= 0;
}

/** Whether an option cannot be chosen at the moment, in whichever product it stands (R231). */
export function isOptionGone(list: readonly Shortage[] | undefined, option: string): boolean {
  const found = shortageFor(list, { product: null, option });
  return found !== null && isUsedUp(found);
}

function isSame(one: Short, other: Short): boolean {
  return one.product === other.product && one.option === other.option;
}

/** Minutes are counted from the next whole one, as with pauses; null = no end. */
function shortageEndOf(length: ShortageLength, now: Date, timeZone: Zone): Date | null {
  if (length === 'open') return null;
  if (length === 'tomorrow')
    return new Date(instantOf(addDays(localDayOf(now, timeZone), 1), 0, timeZone, 'first'));
  return new Date(Math.ceil((now.getTime() + Number(length) * MINUTE) / MINUTE) * MINUTE);
}
