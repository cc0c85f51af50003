import { useEffect, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { create } from 'zustand';
import { Overlay } from '#web/ui/overlay.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { useMay } from '../session/session.tsx';
import type { AreaGroup } from './area.ts';
import * as texts from './texts.ts';

const KEY = 'theke-navigation-narrow';

/** Whether the side navigation shows labels; remembered on this computer. */
const useNavigation = create<{ isNarrow: boolean }>(() => ({ isNarrow: localStorage.getItem(KEY) === '1' }));

function toggleNarrow(): void {
  useNavigation.setState(({ isNarrow }) => {
    localStorage.setItem(KEY, isNarrow ? '0' : '1');
    return { isNarrow: !isNarrow };
  });
}

/** The areas that the session may see. */
export function useAreaGroups(groups: readonly AreaGroup[]): readonly AreaGroup[] {
  const may = useMay();
  return groups
    .map(({ label, areas }) => ({
      label,
      areas: areas.filter(({ access }) => may(access)),
    }))
    .filter(({ areas }) => areas.length > 0);
}

interface NavigationProps {
  groups: readonly AreaGroup[];
}

/** Opens the navigation as a sheet where there is no room at the side; otherwise toggles its width. */
export function NavigationButton({ groups }: NavigationProps) {
  const [isOpen, setOpen] = useState(false);
  const { isNarrow } = useNavigation();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen closes the sheet.
  useEffect(() => setOpen(false), [pathname]);
  const look = 'size-12 shrink-0 items-center justify-center rounded-theme hover:bg-ink/8';
  return (
    <>
      <button
        type="button"
        aria-label={texts.navigation}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={`inline-flex lg:hidden ${look}`}
      >
        <StaffIcon name="menu" />
      </button>
      <button
        type="button"
        aria-label={isNarrow ? texts.wideNavigation : texts.narrowNavigation}
        aria-pressed={isNarrow}
        onClick={toggleNarrow}
        className={`hidden lg:inline-flex ${look}`}
      >
        <StaffIcon name="menu" />
      </button>
      <Overlay isOpen={isOpen} onClose={() => setOpen(false)} title={texts.navigation}>
        <nav aria-label={texts.allAreas}>
          <Groups groups={groups} isNarrow={false} />
        </nav>
      </Overlay>
    </>
  );
}

/** The side navigation of a wide screen. */
export function SideNavigation({ groups }: NavigationProps) {
  const { isNarrow } = useNavigation();
  return (
    <nav
      aria-label={texts.allAreas}
      className={`hidden shrink-0 overflow-y-auto border-line border-r bg-card py-3 lg:block ${isNarrow ? 'w-16' : 'w-60'}`}
    >
      <Groups groups={groups} isNarrow={isNarrow} />
    </nav>
  );
}

function Groups({ groups, isNarrow }: NavigationProps & { isNarrow: boolean }) {
  return groups.map(({ label, areas }) => (
    <div key={label} className="px-2 pb-3">
      <p
        className={
          isNarrow ? 'mx-2 mb-2 border-line border-t' : 'px-3 pt-1 pb-1 font-semibold text-muted text-xs'
        }
      >
        <span className={isNarrow ? 'sr-only' : ''}>{label}</span>
      </p>
      <ul>
        {areas.map(({ path, label, icon }) => (
          <li key={path}>
            <NavLink
              to={path}
              title={isNarrow ? label : undefined}
              className={({ isActive }) =>
                `flex min-h-11 items-center gap-3 rounded-theme px-3 ${
                  isActive
                    ? 'bg-primary-soft font-semibold text-ink'
                    : 'text-ink/80 hover:bg-ink/5 hover:text-ink'
                }`
              }
            >
              <StaffIcon name={icon} />
              <span className={isNarrow ? 'sr-only' : 'truncate'}>{label}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  ));
}
