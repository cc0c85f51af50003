import { LAST_ENTRY, reachablePages } from '#domain/lists/list-page.ts';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import * as texts from './texts.ts';

interface PagerProps {
  page: number;
  pageSize: number;
  total: number;
  /** There are more than `total`, which was counted no further. */
  hasMore?: boolean;
  onPage: (page: number) => void;
}

/**
 * Position in a long list with a way to the next page; just the total when all fit on one. A list of many thousands ends before its
 * last entry, and says how to get there.
 */
export function Pager({ page, pageSize, total, hasMore = false, onPage }: PagerProps) {
  const pages = reachablePages({ total, hasMore }, pageSize);
  const count = hasMore
    ? texts.moreEntries({ count: total.toLocaleString('de-DE') })
    : texts.entries({ count: total });
  if (total === 0) return null;
  if (pages < 2) return <p className="text-muted text-sm">{count}</p>;
  const isLast = page >= pages;
  return (
    <nav aria-label={texts.pages} className="flex flex-wrap items-center justify-between gap-3 pb-4">
      <p className="text-muted text-sm">{count}</p>
      <div className="flex items-center gap-3">
        <Button look="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <StaffIcon name="chevron-left" />
          {texts.previousPage}
        </Button>
        <p className="tabular-nums" aria-live="polite">
          {hasMore ? texts.pageAlone({ page }) : texts.pageOf({ page, pages })}
        </p>
        <Button look="secondary" disabled={isLast} onClick={() => onPage(page + 1)}>
          {texts.nextPage}
          <StaffIcon name="chevron-right" />
        </Button>
      </div>
      {isLast && (hasMore || total > LAST_ENTRY) && (
        <p className="basis-full text-muted text-sm" role="status">
          {texts.narrowDown({ maximum: LAST_ENTRY.toLocaleString('de-DE') })}
        </p>
      )}
    </nav>
  );
}
