import { placeLine } from '#domain/contact/address.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { directionsHref, phoneHref } from '#web/lib/format.ts';
import { ButtonAnchor } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import * as texts from './texts.ts';

/** Whom to call about the order, and where to collect it. */
export function BranchContact({ branch, isDelivery }: { branch: Branch; isDelivery: boolean }) {
  return (
    <div className="flex flex-col gap-4">
      <address className="not-italic leading-relaxed">
        <span className="block font-semibold">{branch.name}</span>
        {branch.street}
        <br />
        {placeLine(branch)}
      </address>
      <div className="flex flex-wrap gap-3">
        {branch.phone && (
          <ButtonAnchor href={phoneHref(branch.phone)} look="secondary">
            <Icon name="phone" className="size-5" />
            {branch.phone}
          </ButtonAnchor>
        )}
        {!isDelivery && (
          <ButtonAnchor href={directionsHref(branch)} target="_blank" rel="noreferrer" look="secondary">
            <Icon name="pin" className="size-5" />
            {texts.directions}
          </ButtonAnchor>
        )}
      </div>
    </div>
  );
}
