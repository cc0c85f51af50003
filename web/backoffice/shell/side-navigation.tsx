import { useEffect, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { create } from 'zustand';
import { Overlay } from '#web/ui/overlay.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { useMay } from '../session/session.tsx';
import type { AreaGroup } from './area.ts';
import { toggleFavourite, useFavourites } from './favourites.ts';
import * as texts from './texts.ts';

const KEY = 'theke-navigation-narrow';

const BOARD_KEY = 'theke-navigation-narrow-board';

/** Whether the side navigation leaves its labels out; remembered on this computer, for the board on its own. */
const useNarrowness = create<Readonly<Record<string, boolean>>>(() => ({
  [KEY]: localStorage.getItem(KEY) === '1',
  // The orders need the width; who wants the labels there has them once and for all.
  [BOARD_KEY]: localStorage.getItem(BOARD_KEY) !== '0',
}));

function useNavigation(): { isNarrow: boolean; toggle: () => void } {
  const key = useLocation().pathname.startsWith('/orders') ? BOARD_KEY : KEY;
  const isNarrow = useNarrowness((all) => all[key] === true);
  const toggle = () => {
    localStorage.setItem(key, isNarrow ? '0' : '1');
    useNarrowness.setState({ [key]: !isNarrow });
  };
  return { isNarrow, toggle };
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

/** A sign at an area where something waits for somebody. */
interface AreaMark {
  isUrgent: boolean;
  /** Read aloud after the area's label. */
  label: string;
}

/** By the path of the area. */
export type AreaMarks = Readonly<Record<string, AreaMark>>;

interface NavigationProps {
  groups: readonly AreaGroup[];
  marks: AreaMarks;
}

/** Opens the navigation as a sheet where there is no room at the side; otherwise toggles its width. */
export function NavigationButton({ groups, marks }: NavigationProps) {
  const [isOpen, setOpen] = useState(false);
  const { isNarrow, toggle } = useNavigation();
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
        onClick={toggle}
        className={`hidden lg:inline-flex ${look}`}
      >
        <StaffIcon name="menu" />
      </button>
      <Overlay isOpen={isOpen} onClose={() => setOpen(false)} title={texts.navigation}>
        <nav aria-label={texts.allAreas}>
          <Groups groups={groups} marks={marks} isNarrow={false} />
        </nav>
      </Overlay>
    </>
  );
}

/** The side navigation of a wide screen. */
export function SideNavigation({ groups, marks }: NavigationProps) {
  const { isNarrow } = useNavigation();
  return (
    <nav
      aria-label={texts.allAreas}
      className={`hidden shrink-0 overflow-y-auto border-line border-r bg-card py-3 lg:block ${isNarrow ? 'w-16' : 'w-60'}`}
    >
      <Groups groups={groups} marks={marks} isNarrow={isNarrow} />
    </nav>
  );
}

function Groups({ groups, marks, isNarrow }: NavigationProps & { isNarrow: boolean }) {
  const { paths } = useFavourites();
  const areas = groups.flatMap((group) => group.areas);
  const pinned = paths.flatMap((path) => areas.find((area) => area.path === path) ?? []);
  const shown = pinned.length > 0 ? [{ label: texts.favourites, areas: pinned }, ...groups] : groups;
  return shown.map(({ label, areas }) => (
    <div key={label} className="px-2 pb-3">
      <p
        className={
          isNarrow ? 'mx-2 mb-2 border-line border-t' : 'px-3 pt-1 pb-1 font-semibold text-muted text-xs'
        }
      >
        <span className={isNarrow ? 'sr-only' : ''}>{label}</span>
      </p>
      <ul>
        {areas.map((area) => (
          <li key={area.path} className="group relative">
            <AreaLink area={area} mark={marks[area.path]} isNarrow={isNarrow} />
            {!isNarrow && <PinButton area={area} isPinned={paths.includes(area.path)} />}
          </li>
        ))}
      </ul>
    </div>
  ));
}

type ShownArea = AreaGroup['areas'][number];

interface AreaLinkProps {
  area: ShownArea;
  mark: AreaMark | undefined;
  isNarrow: boolean;
}

function AreaLink({ area: { path, label, icon }, mark, isNarrow }: AreaLinkProps) {
  return (
    <NavLink
      to={path}
      title={isNarrow ? label : undefined}
      className={({ isActive }) =>
        `relative flex min-h-11 items-center gap-3 rounded-theme px-3 ${isNarrow ? '' : 'pointer-coarse:pr-11 group-focus-within:pr-11 group-hover:pr-11'} ${
          isActive ? 'bg-primary-soft font-semibold text-ink' : 'text-ink/80 hover:bg-ink/5 hover:text-ink'
        }`
      }
    >
      <StaffIcon name={icon} />
      <span className={isNarrow ? 'sr-only' : 'truncate'}>{label}</span>
      {mark && (
        <span
          title={mark.label}
          className={`size-3 shrink-0 rounded-full ${mark.isUrgent ? 'bg-error' : 'bg-warning'} ${
            isNarrow ? 'absolute top-2 right-2' : ''
          }`}
        >
          <span className="sr-only">, {mark.label}</span>
        </span>
      )}
    </NavLink>
  );
}

/** Beside its link, out of sight until the pointer or the focus is there; on touch screens always visible. */
function PinButton({ area: { path, label }, isPinned }: { area: ShownArea; isPinned: boolean }) {
  return (
    <button
      type="button"
      aria-pressed={isPinned}
      aria-label={texts.favourite({ label })}
      onClick={() => toggleFavourite(path)}
      className={`absolute inset-y-0 right-0 grid w-11 place-items-center rounded-theme text-muted hover:text-ink focus-visible:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100 ${
        isPinned ? '' : 'opacity-0'
      }`}
    >
      <StaffIcon name="star" className={`size-4 ${isPinned ? 'fill-current' : ''}`} />
    </button>
  );
}
