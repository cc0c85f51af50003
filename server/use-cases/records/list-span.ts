import { DEFAULT_ZONE, type Zone } from '#domain/time/zone-offsets.ts';
import { addDays, instantOf, isLocalDay } from '#domain/time/zoned-time.ts';
import type { Deps } from '#use-cases/ports.ts';

/** The ends of a list as they are sent: instants, of which the last is excluded, or days, of which the last is included. */
export interface ListSpan {
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * The span that a list is filtered by, end exclusive; null = open. Days are in the time zone of the branch, or of the shop's
 * first branch: a day's list includes everything until its midnight.
 */
export async function listSpan(
  { db }: Pick<Deps, 'db'>,
  { from, to, branch }: ListSpan & { branch: number | null },
): Promise<{ from: Date | null; to: Date | null }> {
  const isByDay = [from, to].some((end) => end !== undefined && isLocalDay(end));
  const branches = isByDay ? (await db.shop.snapshot()).shop.branches : [];
  const { timeZone = DEFAULT_ZONE } = branches.find(({ id }) => id === branch) ?? branches[0] ?? {};
  return { from: endOf(from, 0, timeZone), to: endOf(to, 1, timeZone) };
}

function endOf(text: string | undefined, days: number, timeZone: Zone): Date | null {
  if (text === undefined) return null;
  if (!isLocalDay(text)) return new Date(text);
  return new Date(instantOf(addDays(text, days), 0, timeZone, 'first'));
}
