import type { EntityAccess } from '#entities/entity.ts';
import type { StaffIconName } from '#web/ui/staff-icon.tsx';

/** A screen of the navigation. */
interface Area {
  path: `/${string}`;
  label: string;
  icon: StaffIconName;
  /** Who sees it (R97); what the server would refuse is not offered. */
  access: EntityAccess;
  /** Other words by which people look for it. */
  words?: string;
}

export interface AreaGroup {
  label: string;
  areas: readonly Area[];
}

/** The area to which an address of the app belongs: '/products/12' -> Produkte. */
export function areaAt(groups: readonly AreaGroup[], pathname: string): Area | null {
  return (
    groups
      .flatMap(({ areas }) => areas)
      .find(({ path }) => pathname === path || pathname.startsWith(`${path}/`)) ?? null
  );
}
