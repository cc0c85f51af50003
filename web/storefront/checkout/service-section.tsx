import { enabledServices } from '#domain/shop/service.ts';
import { SERVICE_NAMES } from '#text/service-texts.ts';
import { FieldError } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SERVICE_ICONS } from '../time/service-icons.ts';
import { Section } from './section.tsx';
import * as texts from './texts.ts';
import type { Checkout } from './use-checkout.ts';

/** How the order reaches the customer: only what the branch offers. */
export function ServiceSection({ checkout }: { checkout: Checkout }) {
  const { branch, service, setService, errorOf } = checkout;
  const services = enabledServices(branch);
  return (
    <Section title={texts.serviceKind}>
      <fieldset id="checkout-isDelivery" tabIndex={-1}>
        <legend className="sr-only">{texts.serviceKind}</legend>
        <div className="grid auto-cols-fr grid-flow-col gap-2 sm:gap-2.5">
          {services.map((entry) => (
            <label
              key={entry}
              className="choice-card max-sm:flex-col max-sm:gap-1.5 max-sm:px-1 max-sm:text-center max-sm:text-sm"
            >
              <input
                type="radio"
                name="service"
                value={entry}
                checked={entry === service}
                onChange={() => setService(entry)}
                className="tick tick-round max-sm:sr-only"
              />
              <span className="flex-1 font-medium max-sm:order-2">{SERVICE_NAMES[entry]}</span>
              <Icon name={SERVICE_ICONS[entry]} className="size-6 text-muted" />
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-2 empty:hidden">
        <FieldError id="checkout-isDelivery-error" error={errorOf('isDelivery') ?? errorOf('isDineIn')} />
      </div>
    </Section>
  );
}
