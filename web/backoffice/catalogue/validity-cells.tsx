import { type ReactNode, useMemo } from 'react';
import { activeMenu } from '#domain/shop/menu.ts';
import type { MenuRow } from '#entities/menu.ts';
import { useServerNowEvery } from '#web/lib/clock/server-clock.ts';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import type { MoreCells } from '../crud/screen.ts';
import { useOptions } from '../crud/use-options.ts';
import * as texts from './form-texts.ts';
import { useMenus } from './listed-in.ts';

/** Whether a catalogue is the one that branches sell from now, and in which of them: to the minute. */
export function useValidityCells(): MoreCells {
  const menus = useMenus();
  const minute = useServerNowEvery(60).getTime();
  const { names } = useOptions('branch');
  return useMemo(
    () => ({ validity: (row) => validityOf(row.id, menus, new Date(minute), names) }),
    [menus, minute, names],
  );
}

function validityOf(
  id: number,
  menus: readonly MenuRow[],
  now: Date,
  branchNames: ReadonlyMap<number, string>,
): ReactNode {
  const menu = menus.find((one) => one.id === id);
  if (!menu) return null;
  const active = menu.branches.filter((branch) => activeMenu(menus, branch.id, now)?.id === menu.id);
  if (active.length === 0) return <span className="text-muted">{reasonOf(menu, now)}</span>;
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-secondary">
      <StaffIcon name="check" className="size-4" />
      {active.length === menu.branches.length
        ? texts.validNow
        : texts.validIn({
            branches: active.map((branch) => branchNames.get(branch.id) ?? branch.id).join(', '),
          })}
    </span>
  );
}

function reasonOf({ branches, availableFrom }: MenuRow, now: Date): string {
  if (branches.length === 0) return texts.validNowhere;
  return Date.parse(availableFrom) > now.getTime() ? texts.validLater : texts.validNoMore;
}
