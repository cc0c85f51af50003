import { useState } from 'react';
import { formatMoney } from '#domain/money/money.ts';
import { DONATION } from '#domain/order/lines/donation.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { DonationOverlay } from './donation-overlay.tsx';
import { Section } from './section.tsx';
import * as texts from './texts.ts';
import type { Checkout } from './use-checkout.ts';

/** The organisation that the shop donates to for this order; the customer chooses, at no cost. */
export function DonationSection({ checkout }: { checkout: Checkout }) {
  const { shop } = useShop();
  const { draft, set, errorOf } = checkout;
  const [isOpen, setIsOpen] = useState(false);
  if (!shop.config.enablePluginDonations || shop.donatees.length === 0) return null;
  const chosen = shop.donatees.find(({ id }) => id === draft.donatee);
  const amount = formatMoney(DONATION, shop.config.currency);
  return (
    <Section title={texts.donationTitle}>
      <div id="checkout-donatee" tabIndex={-1} className="flex flex-col gap-4">
        <p className="text-muted">{texts.donationIntro({ amount })}</p>
        <div className="flex flex-wrap items-center gap-3">
          {chosen && (
            <p className="flex min-h-11 items-center gap-2 rounded-theme bg-secondary-soft px-4 py-2 font-semibold">
              <Icon name="heart" className="size-5 text-secondary" />
              {chosen.name}
            </p>
          )}
          <Button look="secondary" onClick={() => setIsOpen(true)}>
            {chosen ? texts.change : texts.chooseOrganization}
          </Button>
        </div>
        <FieldError id="checkout-donatee-error" error={errorOf('donatee')} />
      </div>
      {isOpen && (
        <DonationOverlay
          known={shop.donatees}
          chosen={chosen?.id ?? null}
          onClose={() => setIsOpen(false)}
          onSave={(donatee) => {
            set({ donatee });
            setIsOpen(false);
          }}
        />
      )}
    </Section>
  );
}
