import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import * as texts from './texts.ts';

interface PagerProps {
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}

/** Position in a long list with a way to the next page; just the total when all fit on one. */
export function Pager({ page, pageSize, total, onPage }: PagerProps) {
  const pages = Math.ceil(total / pageSize);
  if (total === 0) return null;
  if (pages < 2) return <p className="text-muted text-sm">{texts.entries({ count: total })}</p>;
  return (
    <nav aria-label={texts.pages} className="flex flex-wrap items-center justify-between gap-3 pb-4">
      <p className="text-muted text-sm">{texts.entries({ count: total })}</p>
      <div className="flex items-center gap-3">
        <Button look="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <StaffIcon name="chevron-left" />
          {texts.previousPage}
        </Button>
        <p className="tabular-nums" aria-live="polite">
          {texts.pageOf({ page, pages })}
        </p>
        <Button look="secondary" disabled={page >= pages} onClick={() => onPage(page + 1)}>
          {texts.nextPage}
          <StaffIcon name="chevron-right" />
        </Button>
      </div>
    </nav>
  );
}
