import type { Branch, Service } from '#domain/shop/branch.ts';
import { enabledServices } from '#domain/shop/service.ts';
import { SERVICE_NAMES } from '#text/service-texts.ts';
import { useCart } from '#web/lib/cart/cart-store.ts';
import { useService } from '#web/lib/cart/delivery-type.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { earliestText, narrowEarliestText } from '../time/earliest-text.ts';
import { SERVICE_ICONS } from '../time/service-icons.ts';
import { useEarliest } from '../time/use-earliest.ts';
import * as texts from './texts.ts';

/**
 * Pickup, delivery or dine-in, each with its earliest time; only what the branch offers, hidden when there is nothing to
 * choose.
 */
export function ServiceSwitch({ branch }: { branch: Branch }) {
  const { shop } = useShop();
  const [chosen, setService] = useService(branch, shop.config);
  const services = enabledServices(branch);
  if (services.length < 2) return null;
  return (
    <fieldset className="grid flex-1 auto-cols-fr grid-flow-col gap-1 rounded-card border border-line bg-card p-1 shadow-card">
      <legend className="sr-only">{texts.serviceKind}</legend>
      {services.map((service) => (
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
          <ServiceTime branch={branch} service={service} />
        </label>
      ))}
    </fieldset>
  );
}

/** The earliest time with what is in the cart, as the line of the hero says it of the chosen service. */
function ServiceTime({ branch, service }: { branch: Branch; service: Service }) {
  const { now } = useShop();
  const { items } = useCart(branch.identifier);
  const query = [
    useEarliest(branch, service, items),
    service,
    now,
    branch.timeZone,
    items.length > 1,
  ] as const;
  return (
    <>
      <span className="text-xs leading-tight md:hidden">{narrowEarliestText(...query)}</span>
      <span className="hidden text-sm leading-tight md:block">{earliestText(...query)}</span>
    </>
  );
}
