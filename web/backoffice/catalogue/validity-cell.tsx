import { activeMenu } from '#domain/shop/menu.ts';
import type { MenuRow } from '#entities/menu.ts';
import { useServerNow } from '#web/lib/server-clock.ts';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import type { RecordRow } from '../crud/record.ts';
import { useOptions } from '../crud/use-options.ts';
import * as texts from './form-texts.ts';
import { useMenus } from './listed-in.ts';

/** Whether a catalogue is the one that branches sell from now, and in which of them. */
export function ValidityCell({ row }: { row: RecordRow }) {
  const menus = useMenus();
  const now = useServerNow();
  const { names } = useOptions('branch');
  const menu = menus.find(({ id }) => id === row.id);
  if (!menu) return null;
  const active = menu.branches.filter(({ id }) => activeMenu(menus, id, now)?.id === menu.id);
  if (active.length > 0)
    return (
      <span className="inline-flex items-center gap-1.5 font-semibold text-secondary">
        <StaffIcon name="check" className="size-4" />
        {active.length === menu.branches.length
          ? texts.validNow
          : texts.validIn({ branches: active.map(({ id }) => names.get(id) ?? id).join(', ') })}
      </span>
    );
  return <span className="text-muted">{reasonOf(menu, now)}</span>;
}

function reasonOf({ branches, availableFrom }: MenuRow, now: Date): string {
  if (branches.length === 0) return texts.validNowhere;
  return Date.parse(availableFrom) > now.getTime() ? texts.validLater : texts.validNoMore;
}
