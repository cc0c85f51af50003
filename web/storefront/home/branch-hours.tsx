import { useState } from 'react';
import type { Branch } from '#domain/branch.ts';
import { hoursOfService } from '#domain/service.ts';
import { useShop } from '#web/lib/shop.tsx';
import { WeekTable } from '../layout/hours-table.tsx';

const KINDS = ['Öffnungszeiten', 'Lieferzeiten'] as const;

/** The hours of the week; where a branch delivers at hours of its own, a toggle between both. */
export function BranchHours({ branch }: { branch: Branch }) {
  const { now } = useShop();
  const [kind, setKind] = useState<(typeof KINDS)[number]>('Öffnungszeiten');
  const hasDeliveryHours = branch.isDeliveryEnabled && branch.isDeliveryHoursEnabled;
  const shown = hasDeliveryHours ? kind : 'Öffnungszeiten';
  return (
    <div className="flex flex-col gap-4">
      {hasDeliveryHours && (
        <fieldset className="grid grid-cols-2 gap-1 rounded-full bg-sand p-1">
          <legend className="sr-only">Angezeigte Zeiten: {branch.name}</legend>
          {KINDS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === shown}
              onClick={() => setKind(one)}
              className="min-h-11 min-w-0 rounded-full px-2 font-semibold transition-colors hover:bg-card/60 aria-pressed:bg-card aria-pressed:shadow-card"
            >
              {one}
            </button>
          ))}
        </fieldset>
      )}
      <WeekTable
        caption={`${shown}: ${branch.name}`}
        hours={hoursOfService(branch, shown === 'Lieferzeiten' ? 'delivery' : null)}
        now={now}
        timeZone={branch.timeZone}
      />
    </div>
  );
}
