import { useState } from 'react';
import type { Branch } from '#domain/shop/branch.ts';
import { hoursOfService } from '#domain/shop/service.ts';
import { useShop } from '#web/lib/shop.tsx';
import { WeekTable } from '../layout/hours-table.tsx';
import * as texts from './texts.ts';

const KINDS = ['opening', 'delivery'] as const;

/** The week's opening hours, with a toggle where a branch has separate delivery hours. */
export function BranchHours({ branch }: { branch: Branch }) {
  const { now } = useShop();
  const [kind, setKind] = useState<(typeof KINDS)[number]>('opening');
  const hasDeliveryHours = branch.isDeliveryEnabled && branch.isDeliveryHoursEnabled;
  const shown = hasDeliveryHours ? kind : 'opening';
  return (
    <div className="flex flex-col gap-4">
      {hasDeliveryHours && (
        <fieldset className="grid grid-cols-2 gap-1 rounded-full bg-sand p-1">
          <legend className="sr-only">{texts.shownHours({ branch: branch.name })}</legend>
          {KINDS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === shown}
              onClick={() => setKind(one)}
              className="min-h-11 min-w-0 rounded-full px-2 font-semibold transition-colors hover:bg-card/60 aria-pressed:bg-card aria-pressed:shadow-card"
            >
              {texts.HOURS[one]}
            </button>
          ))}
        </fieldset>
      )}
      <WeekTable
        caption={`${texts.HOURS[shown]}: ${branch.name}`}
        hours={hoursOfService(branch, shown === 'delivery' ? 'delivery' : null)}
        now={now}
        timeZone={branch.timeZone}
      />
    </div>
  );
}
