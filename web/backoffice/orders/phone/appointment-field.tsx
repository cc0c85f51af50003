import { useMemo } from 'react';
import { availableSlots, slotsByDay } from '#domain/ordering/slots.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { categoriesOfProducts } from '#domain/shop/menu.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { localDayOf } from '#domain/time/zoned-time.ts';
import { formatTime } from '#text/calendar/calendar.ts';
import { formatMediumDay } from '#text/calendar/days.ts';
import { SelectField } from '#web/ui/field.tsx';
import { placeOfField } from './fault-places.ts';
import * as texts from './texts.ts';
import type { PhoneOrder } from './use-phone-order.ts';

/** Nobody reads through more days on the phone. */
const DAYS = 28;

interface AppointmentFieldProps {
  shop: Shop;
  order: PhoneOrder;
  branch: Branch;
}

/** As soon as possible, or a day and a time that the branch offers for these products. */
export function AppointmentField({ shop, order, branch }: AppointmentFieldProps) {
  const { draft, set, service, items, now, errorOf } = order;
  const { timeZone } = branch;
  const ordered = items.map(({ product }) => product.id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: which products, not how much of each; the branch as it was sent.
  const days = useMemo(() => {
    const categoriesOf = categoriesOfProducts(shop, branch, now);
    const products = items.map(({ product }) => ({ product }));
    const query = { branch, service, items: products, categoriesOf, now, days: DAYS };
    return slotsByDay(availableSlots(query), timeZone);
  }, [shop, branch.id, service, ordered, now]);
  const chosen = draft.appointmentDate;
  const day = chosen === null ? '' : localDayOf(new Date(chosen), timeZone);
  const slots = days.get(day) ?? [];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        id={placeOfField('appointmentDate')}
        label={texts.when}
        value={day}
        error={errorOf('appointmentDate')}
        onChange={(event) =>
          set({ appointmentDate: days.get(event.target.value)?.[0]?.start.toISOString() ?? null })
        }
      >
        <option value="">{texts.asap}</option>
        {[...days.keys()].map((one) => (
          <option key={one} value={one}>
            {formatMediumDay(one)}
          </option>
        ))}
      </SelectField>
      {chosen !== null && (
        <SelectField
          label={texts.time}
          value={chosen}
          onChange={(event) => set({ appointmentDate: event.target.value })}
        >
          {slots.map(({ start }) => (
            <option key={start.toISOString()} value={start.toISOString()}>
              {formatTime(start, timeZone)}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}
