import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Branch } from '#domain/branch.ts';
import { branchState } from '#domain/service.ts';
import { apiGet } from '#web/lib/api.ts';
import { useShownState } from '#web/lib/delivery-type.ts';
import { formatTime } from '#web/lib/format.ts';
import { useShop } from '#web/lib/shop.tsx';
import { useBranchOfPage } from './active-branch.ts';

/** The strip above the header: how many branches are open, or the state of the chosen one; staff find their ways here. */
export function Toolbar() {
  const branch = useBranchOfPage();
  return (
    <aside aria-label="Status und Personal" className="bg-ink text-paper text-sm">
      <div className="page-width flex h-10 items-center justify-between gap-4">
        {branch ? <BranchState branch={branch} /> : <OpenBranches />}
        <StaffLinks />
      </div>
    </aside>
  );
}

function OpenBranches() {
  const { shop, now } = useShop();
  const open = shop.branches.filter((branch) => branchState(branch, null, now).isOpen).length;
  const text =
    open === 0
      ? 'Alle Standorte geschlossen'
      : open === 1
        ? '1 Standort geöffnet'
        : `${open} Standorte geöffnet`;
  return (
    <p className="flex items-center gap-2">
      <Dot colour={open > 0 ? 'bg-[#7fd08f]' : 'bg-[#ff9d94]'} />
      {text}
    </p>
  );
}

function BranchState({ branch }: { branch: Branch }) {
  const { now } = useShop();
  const state = useShownState(branch, now);
  const colour = !state.isOpen ? 'text-[#ff9d94]' : state.isClosingSoon ? 'text-[#ffc978]' : 'text-[#8fdc9e]';
  const text = !state.isOpen
    ? 'Geschlossen'
    : state.until
      ? `Geöffnet bis ${formatTime(state.until, branch.timeZone)}`
      : 'Geöffnet';
  return (
    <p className="flex min-w-0 items-center gap-3">
      <Link
        to="/"
        className="flex min-h-10 items-center truncate font-medium underline-offset-4 hover:underline"
      >
        {branch.name}
      </Link>
      <span className={`flex shrink-0 items-center gap-2 font-medium ${colour}`}>
        <Dot colour="bg-current" />
        {text}
      </span>
    </p>
  );
}

function Dot({ colour }: { colour: string }) {
  return <span aria-hidden="true" className={`size-2 rounded-full ${colour}`} />;
}

interface StaffMember {
  firstName?: string;
  lastName?: string;
  username?: string;
}

function StaffLinks() {
  const [user, setUser] = useState<StaffMember | null>(null);
  useEffect(() => {
    let isGone = false;
    // Visitors get null; a failure means the same here.
    apiGet<StaffMember | null>('/users/me')
      .then((found) => {
        if (!isGone) setUser(found);
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, []);
  if (!user) return null;
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username;
  return (
    <p className="flex shrink-0 items-center gap-4">
      <span className="hidden font-medium desk:inline">{name}</span>
      <a href="/backend" className="flex min-h-10 items-center underline-offset-4 hover:underline">
        Backend
      </a>
      <a href="/backend/logout" className="flex min-h-10 items-center underline-offset-4 hover:underline">
        Abmelden
      </a>
    </p>
  );
}
