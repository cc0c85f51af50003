import { type ReactNode, Suspense } from 'react';
import { NavLink, Outlet } from 'react-router-dom';
import { useIsLoading } from '#web/lib/loading.ts';
import { LoadingBar } from '#web/ui/loading-bar.tsx';
import { StaffIcon, type StaffIconName } from '#web/ui/staff-icon.tsx';
import { StaffNotices } from '../layout/staff-notices.tsx';
import { useSession } from '../session/session.tsx';
import type { AreaGroup } from './area.ts';
import { CommandPalette } from './command-palette.tsx';
import type { Shortcuts } from './shortcuts-help.tsx';
import { type AreaMarks, NavigationButton, SideNavigation, useAreaGroups } from './side-navigation.tsx';
import { StaffMenu } from './staff-menu.tsx';
import * as texts from './texts.ts';
import { useTitle } from './use-title.ts';

interface FrameProps {
  areas: readonly AreaGroup[];
  marks: AreaMarks;
  shortcuts: Shortcuts;
  /** Prefix of the document title. */
  news: string | null;
  /** Above everything, full width. */
  banner: ReactNode;
  /** The screens that every shift needs at once. */
  tabs: ReactNode;
  choice: ReactNode;
  /** Icons and menus before the user menu. */
  signs: ReactNode;
  /** Below the header, full width. */
  alert: ReactNode;
}

/** The frame around every screen: location, user, and slots for others. */
export function Frame({ areas, marks, shortcuts, news, banner, tabs, choice, signs, alert }: FrameProps) {
  const isLoading = useIsLoading();
  const groups = useAreaGroups(areas);
  const isPerson = useSession().staff.kind === 'user';
  useTitle(areas, news);
  return (
    <div className="flex h-dvh flex-col overflow-hidden">
      <button
        type="button"
        onClick={() => document.getElementById('main')?.focus()}
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:bg-card focus:p-3"
      >
        {texts.toContent}
      </button>
      {banner}
      <header className="in-data-board:hidden z-20 flex shrink-0 flex-wrap items-center gap-x-1 border-line border-b bg-card px-2 sm:flex-nowrap sm:gap-x-2 sm:px-4">
        <LoadingBar isLoading={isLoading} />
        {isPerson && <NavigationButton groups={groups} marks={marks} />}
        <Brand />
        <nav aria-label={texts.areas} className="mr-auto flex shrink-0">
          {tabs}
        </nav>
        {/* On a phone the choice has a row of its own: there is no room next to everything else. */}
        <div className="order-last flex basis-full empty:hidden sm:order-none sm:min-w-24 sm:basis-auto">
          {choice}
        </div>
        <div className="flex shrink-0 items-center gap-1 sm:gap-2">
          {isPerson && <CommandPalette groups={groups} />}
          {signs}
          <StaffMenu shortcuts={shortcuts} />
        </div>
      </header>
      {alert}
      <div className="flex min-h-0 flex-1">
        {isPerson && (
          <div className="contents in-data-board:hidden">
            <SideNavigation groups={groups} marks={marks} />
          </div>
        )}
        <main id="main" tabIndex={-1} aria-busy={isLoading} className="min-h-0 min-w-0 flex-1">
          <Suspense fallback={<div aria-hidden="true" className="skeleton m-6 h-96" />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      <StaffNotices />
    </div>
  );
}

function Brand() {
  const { staff, shopName, branches } = useSession();
  const place =
    staff.kind === 'device' ? staff.branch.name : branches.length === 1 ? branches[0]?.name : shopName;
  return (
    <p className="mr-3 hidden min-w-14 max-w-44 shrink flex-col leading-tight lg:flex">
      <span className="font-display text-lg text-primary">Theke</span>
      <span className="truncate text-muted text-xs" title={place}>
        {place}
      </span>
    </p>
  );
}

interface FrameTabProps {
  to: string;
  icon: StaffIconName;
  label: string;
  /** Number of new items. */
  count?: number;
}

export function FrameTab({ to, icon, label, count = 0 }: FrameTabProps) {
  return (
    <NavLink
      to={to}
      className={({ isActive }) =>
        `relative flex min-h-16 min-w-11 items-center gap-2 border-b-4 px-2.5 font-semibold sm:px-4 ${
          isActive ? 'border-primary text-ink' : 'border-transparent text-muted hover:text-ink'
        }`
      }
    >
      <StaffIcon name={icon} />
      <span className="sr-only lg:not-sr-only">{label}</span>
      {count > 0 && (
        // On a phone it lies on the sign: beside it there is no room for it and all signs of the header.
        <span className="count-badge bg-primary text-on-primary text-sm max-sm:absolute max-sm:top-1.5 max-sm:left-6 max-sm:h-5 max-sm:min-w-5 max-sm:px-1 max-sm:text-xs">
          {count}
          <span className="sr-only"> {texts.newOnes}</span>
        </span>
      )}
    </NavLink>
  );
}
