import { lazy } from 'react';
import { Link } from 'react-router-dom';
import type { Branch } from '#domain/shop/branch.ts';
import { branchState, pauseEnd } from '#domain/shop/service.ts';
import type { OpenState } from '#domain/time/opening-hours.ts';
import { formatShortMoment } from '#text/calendar/calendar.ts';
import { useShownState } from '#web/lib/cart/delivery-type.ts';
import { useKiosk } from '#web/lib/kiosk.ts';
import { usePreview } from '#web/lib/preview.ts';
import { useShop } from '#web/lib/shop.tsx';
import { useStaff } from '#web/lib/staff.ts';
import { Optional } from '#web/ui/optional.tsx';
import { useBranchOfPage } from '../active-branch.ts';
import { LanguageChoice } from './language-switch.tsx';
import * as texts from './texts.ts';

const StaffBar = lazy(() =>
  import('../staff/staff-bar.tsx').then((module) => ({ default: module.StaffBar })),
);

/** The strip above the header: how many branches are open, or the state of the chosen one; plus links for staff. */
export function Toolbar() {
  const branch = useBranchOfPage();
  const { isKiosk } = useKiosk();
  const { staff } = useStaff();
  const { isPreview } = usePreview();
  return (
    <div className="relative z-40 bg-night text-on-night text-sm print:hidden">
      <div className="page-width flex min-h-10 items-center gap-4">
        <aside aria-label={texts.toolbar} className="flex min-w-0 flex-1 items-center justify-between gap-4">
          {branch ? <BranchState branch={branch} /> : <OpenBranches />}
          {staff && !isKiosk && !isPreview && (
            <Optional>
              <StaffBar staff={staff} />
            </Optional>
          )}
        </aside>
        <LanguageChoice className="-mx-2 min-h-11 px-2 font-medium desk:min-h-8" />
      </div>
    </div>
  );
}

const OPEN = 'text-[#8fdc9e]';
const CLOSING_SOON = 'text-[#ffc978]';
const CLOSED = 'text-[#ff9d94]';

function OpenBranches() {
  const { shop, now } = useShop();
  const open = shop.branches.filter((branch) => branchState(branch, null, now).isOpen).length;
  return (
    <p className="flex min-w-0 items-center gap-2">
      <Dot className={open > 0 ? OPEN : CLOSED} />
      {texts.openBranches({ count: open })}
    </p>
  );
}

function BranchState({ branch }: { branch: Branch }) {
  const { now } = useShop();
  const { isKiosk } = useKiosk();
  const state = useShownState(branch, now);
  const pause = state.isOpen ? pauseEnd(branch, null, now) : null;
  const colour = !state.isOpen ? CLOSED : state.isClosingSoon || pause ? CLOSING_SOON : OPEN;
  const short = (instant: Date) => formatShortMoment(instant, now, branch.timeZone);
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-3 leading-tight">
      {isKiosk ? (
        <span className="py-2 font-medium">{branch.name}</span>
      ) : (
        <Link to="/" className="py-2.5 font-medium underline-offset-4 hover:underline">
          {branch.name}
        </Link>
      )}
      <span className={`flex shrink-0 items-center gap-2 py-1.5 font-medium ${colour}`}>
        <Dot className={colour} />
        {pause ? texts.pausedUntil({ moment: short(pause) }) : stateText(state, short)}
      </span>
    </p>
  );
}

function stateText({ isOpen, until }: OpenState, short: (instant: Date) => string): string {
  if (!isOpen) return texts.closed;
  return until ? texts.openUntil({ time: short(until) }) : texts.open;
}

function Dot({ className }: { className: string }) {
  return <span aria-hidden="true" className={`size-2 shrink-0 rounded-full bg-current ${className}`} />;
}
