import type { EntityAccess } from '#entities/entity.ts';
import type { StaffIconName } from '#web/ui/staff-icon.tsx';

/** A screen in the navigation. */
interface Area {
  path: `/${string}`;
  label: string;
  icon: StaffIconName;
  /** Who sees it (R97); what the server would reject is not offered. */
  access: EntityAccess;
  /** Synonyms that people search for. */
  words?: string;
}

export interface AreaGroup {
  label: string;
  areas: readonly Area[];
}

/** The area of a route: '/products/12' -> Produkte. */
export function areaAt(groups: readonly AreaGroup[], pathname: string): Area | null {
  return (
    groups
      .flatMap(({ areas }) => areas)
      .find(({ path }) => pathname === path || pathname.startsWith(`${path}/`)) ?? null
  );
}
