import { formatAmount } from '#domain/catalogue/amount.ts';
import type { Branch } from '#domain/shop/branch.ts';
import * as texts from './texts.ts';

/** '★ 4,7 (38)': what guests think of a branch; nothing while too few have rated it (R93). */
export function BranchRating({ branch: { rating } }: { branch: Pick<Branch, 'rating'> }) {
  if (!rating) return null;
  const average = formatAmount(rating.average);
  return (
    <p className="font-medium tabular-nums">
      <span aria-hidden="true">{texts.ratingShort({ average, count: rating.count })}</span>
      <span className="sr-only">{texts.ratingLong({ average, count: rating.count })}</span>
    </p>
  );
}
