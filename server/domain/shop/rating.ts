/** A branch's rating: the mean of the overall stars, with one decimal, and how many guests gave them. */
export interface BranchRating {
  average: number;
  count: number;
}

/** The stars of a branch that were given since `ratedSince`. */
export interface RatingSum {
  branch: number;
  stars: number;
  count: number;
}

/** Fewer say more about chance than about the shop, and might be told apart. */
export const FEWEST_RATINGS = 10;

/** A rating that is shown is at most this many months old. */
const MONTHS = 12;

/** The instant from which on orders count for the shown rating: the same day twelve months ago (R93). */
export function ratedSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - MONTHS);
  return since;
}

/** The rating that everybody sees, half up; null while there are too few (R93). */
export function shownRating({ stars, count }: Pick<RatingSum, 'stars' | 'count'>): BranchRating | null {
  if (count < FEWEST_RATINGS) return null;
  return { average: Math.round((stars * 10) / count) / 10, count };
}
