import { useMemo } from 'react';
import type { Branch, Service } from '#domain/shop/branch.ts';
import { branchState, enabledServices, isOrderableNow, nextOrderable } from '#domain/shop/service.ts';
import { formatMoment, formatShortMoment } from '#text/calendar/calendar.ts';
import { SERVICE_NAMES } from '#text/service-texts.ts';
import { useService } from '#web/lib/cart/delivery-type.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SERVICE_ICONS } from '../time/service-icons.ts';
import * as texts from './texts.ts';

/** Pickup, delivery or dine-in; only what the branch offers, hidden when there is nothing to choose. */
export function ServiceSwitch({ branch }: { branch: Branch }) {
  const { shop, now } = useShop();
  const [chosen, setService] = useService(branch, shop.config);
  // Not again with every change of the cart.
  const services = useMemo(
    () => enabledServices(branch).map((service) => ({ service, when: possibleText(branch, service, now) })),
    [branch, now],
  );
  if (services.length < 2) return null;
  return (
    <fieldset className="grid flex-1 auto-cols-fr grid-flow-col gap-1 rounded-card border border-line bg-card p-1 shadow-card">
      <legend className="sr-only">{texts.serviceKind}</legend>
      {services.map(({ service, when }) => (
        <label
          key={service}
          className="flex min-h-11 cursor-pointer flex-col items-center justify-center rounded-[calc(var(--radius)*1.5)] px-1 py-1 text-center transition-colors hover:bg-sand has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name="art-der-bestellung"
            value={service}
            checked={service === chosen}
            onChange={() => setService(service)}
            className="sr-only"
          />
          <span className="flex items-center gap-1.5 font-semibold text-[0.9375rem] leading-tight md:gap-2 md:text-base">
            <Icon name={SERVICE_ICONS[service]} className="size-5" />
            {SERVICE_NAMES[service]}
          </span>
          <span className="hidden text-sm leading-tight md:block">{when}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Whether a service can be had now, and until or from when. */
function possibleText(branch: Branch, service: Service, now: Date): string {
  if (isOrderableNow(branch, service, now)) {
    const { until } = branchState(branch, service, now);
    return until ? texts.until({ time: formatShortMoment(until, now, branch.timeZone) }) : texts.possibleNow;
  }
  const next = nextOrderable(branch, service, now);
  return next
    ? texts.possibleAgain({ moment: formatMoment(next, now, branch.timeZone) })
    : texts.impossibleNow;
}
