import { useState } from 'react';
import { deliveryAnswer } from '#domain/shop/delivery-offer.ts';
import { asksForPostalCode } from '#domain/shop/delivery-place.ts';
import { useShop } from '#web/lib/shop.tsx';
import { TextField } from '#web/ui/field.tsx';
import { HomeAnswer } from './home-answer.tsx';
import * as texts from './texts.ts';

/** Whether any branch delivers by postcode. */
export function useAsksForPlace(): boolean {
  return useShop().shop.branches.some((branch) => branch.isDeliveryEnabled && asksForPostalCode(branch));
}

/** The postcode field of home pages without a search; nothing where no branch delivers by postcode. */
export function HomePlace() {
  const { shop, now } = useShop();
  const [text, setText] = useState('');
  if (!useAsksForPlace()) return null;
  return (
    <section aria-label={texts.doWeDeliver} className="flex flex-col gap-4">
      <div className="max-w-xs">
        <TextField
          label={texts.postalCode}
          hint={texts.searchHint}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={20}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <HomeAnswer answer={deliveryAnswer(shop.branches, text, now)} />
    </section>
  );
}
