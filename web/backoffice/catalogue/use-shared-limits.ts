import {
  type CatalogueWriter,
  mayChangeShared,
  mayDeleteShared,
  mayMoveShared,
} from '#domain/catalogue/shared-catalogue.ts';
import type { MenuRow } from '#entities/menu.ts';
import type { RecordRow } from '../crud/record.ts';
import type { Limits } from '../crud/screen.ts';
import { useSession } from '../session/session.tsx';
import * as texts from './form-texts.ts';
import { useListedIn, useMenus } from './listed-in.ts';

/** Whoever works here as a writer of what branches share (R330). */
export function useCatalogueWriter(): CatalogueWriter {
  const { staff, sharedCatalogue } = useSession();
  const isAdmin = staff.kind === 'user' && staff.isAdmin;
  return {
    branches: isAdmin ? 'all' : staff.kind === 'user' ? staff.branches : [],
    rule: sharedCatalogue,
  };
}

/** The branches of a menu. */
export function branchesOf({ branches }: Pick<MenuRow, 'branches'>): number[] {
  return branches.map(({ id }) => id);
}

/** What of a menu of several branches is not this person's to change (R330-R332). */
export function useMenuLimits(record: RecordRow | null): Limits | null {
  const writer = useCatalogueWriter();
  const menu = useMenus().find(({ id }) => id === record?.id);
  if (!menu) return null;
  const branches = branchesOf(menu);
  const [canChange, canRemove] = [mayChangeShared(writer, branches), mayDeleteShared(writer, branches)];
  if (canChange && canRemove) return null;
  const open = canChange ? null : mayMoveShared(writer, branches) ? ['branches'] : [];
  const note = canChange
    ? texts.sharedMenuKept
    : writer.rule === 'administrators'
      ? texts.sharedMenuOfAdministrators
      : texts.sharedMenuOfManagers;
  return { note, canRemove, open };
}

/** A product that stands in a menu of others stays (R333). */
export function useProductLimits(record: RecordRow | null): Limits | null {
  const writer = useCatalogueWriter();
  const menus = useMenus();
  const isListed = useListedIn().has(record?.id ?? 0);
  if (!record || !isListed || writer.branches === 'all') return null;
  const isHeld = menus.some(
    (menu) =>
      !mayChangeShared(writer, branchesOf(menu)) &&
      menu.catalog.some(({ products }) => products.some(({ id }) => id === record.id)),
  );
  return isHeld ? { note: texts.listedByOthers, canRemove: false, open: null } : null;
}

/** The same for a category. */
export function useCategoryLimits(record: RecordRow | null): Limits | null {
  const writer = useCatalogueWriter();
  const isHeld = useMenus().some(
    (menu) => !mayChangeShared(writer, branchesOf(menu)) && menu.catalog.some(({ id }) => id === record?.id),
  );
  return isHeld ? { note: texts.listedByOthers, canRemove: false, open: null } : null;
}
