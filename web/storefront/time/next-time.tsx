import type { Branch } from '#domain/shop/branch.ts';
import { formatDayMoment } from '#text/calendar/calendar.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Button } from '#web/ui/button.tsx';
import * as texts from './texts.ts';

interface NextTimeProps {
  branch: Branch;
  /** The next possible time after the one that is gone. */
  next: Date;
  onTake: () => void;
}

/** One tap takes the next possible time, beside one that is gone. */
export function NextTime({ branch, next, onTake }: NextTimeProps) {
  const { now } = useShop();
  return (
    <Button look="secondary" className="self-start" onClick={onTake}>
      {texts.instead({ moment: formatDayMoment(next, now, branch.timeZone) })}
    </Button>
  );
}
