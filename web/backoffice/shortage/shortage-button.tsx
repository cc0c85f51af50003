import { lazy, Suspense, useState } from 'react';
import type { Branch } from '#domain/shop/branch.ts';
import type { Short } from '#domain/shop/shortage.ts';
import { Button } from '#web/ui/button.tsx';
import { hidden } from '#web/ui/hidden.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { useChosenBranch } from '../session/chosen-branch.tsx';
import { useSession } from '../session/session.tsx';
import * as texts from './texts.ts';

const ShortageDialog = lazy(() =>
  import('./shortage-dialog.tsx').then((file) => ({ default: file.ShortageDialog })),
);

/** In the bar above the board: opens the list of everything that can run out. */
export function ShortageBarButton() {
  const { branches } = useSession();
  const { branch } = useChosenBranch();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="relative flex min-h-11 min-w-0 flex-auto items-center justify-center gap-0.5 rounded-theme border border-line bg-card px-0.5 font-semibold text-[0.6875rem] hover:border-ink max-sm:flex-col sm:flex-none sm:gap-1.5 sm:px-3 sm:text-base desk:@max-[66rem]:px-2"
      >
        <StaffIcon name="product" className="size-4.5 shrink-0 sm:size-5" />
        <span className="max-w-full max-sm:truncate max-sm:leading-none">{texts.soldOut}</span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ShortageDialog
            branches={branches.filter(({ id }) => branch === null || id === branch)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

interface ShortageActionProps {
  branches: readonly Branch[];
  only: readonly Short[];
  /** What they belong to, for those who hear the button; none where it stands alone. */
  name?: string;
  className?: string;
}

/** Beside the item of an order, or above a selection of products: the same for these alone. */
export function ShortageAction({ branches, only, name, className = '' }: ShortageActionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {name === undefined ? (
        <Button look="secondary" onClick={() => setOpen(true)}>
          <StaffIcon name="product" />
          {texts.soldOut}
        </Button>
      ) : (
        <Button look="quiet" size="small" className={className} onClick={() => setOpen(true)}>
          {texts.openOf({ name, hidden })}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <ShortageDialog branches={branches} only={only} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
