import { useState } from 'react';
import { placeLine } from '#domain/contact/address.ts';
import type { Address } from '#domain/order/address.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { isTerminal } from '#domain/order/order-state.ts';
import { buildingLine, deliveryNoteLine } from '#text/address-lines.ts';
import { COUNTRY_NAMES } from '#text/state-texts.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { directionsHref, phoneHref } from '#web/lib/format.ts';
import { Button, ButtonAnchor } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { customerName } from '../order-words.ts';
import { PlaceWarning, placeWarning } from '../place-warning.tsx';
import { CustomerDialog } from './customer-dialog.tsx';
import { DetailSection } from './detail-section.tsx';
import * as texts from './texts.ts';

/** Who ordered, how to reach them, and the delivery address. */
export function DetailCustomer({ order }: { order: StaffOrder }) {
  const name = customerName(order);
  const address = order.deliveryAddress ?? order;
  const isElsewhere = order.deliveryAddress !== null;
  const hasAddress = address.street !== '' || address.city !== '';
  const { branchOf, isAtDesk } = useSession();
  const [isChanging, setChanging] = useState(false);
  const canChange = isAtDesk && !isTerminal(order.state);
  if (!name && !order.phone && !order.email && !hasAddress && !canChange) return null;
  return (
    <DetailSection title={texts.customer}>
      <p className="font-bold text-lg">{name || texts.nameless}</p>
      {order.language === 'en' && <p className="font-semibold">{texts.readsEnglish}</p>}
      {order.vatNo && <p className="text-muted">{texts.vatNumber({ number: order.vatNo })}</p>}
      <div className="flex flex-wrap gap-2">
        {order.phone && (
          <ButtonAnchor look="secondary" href={phoneHref(order.phone)} className="min-h-12">
            <StaffIcon name="phone" />
            {order.phone}
          </ButtonAnchor>
        )}
        {order.email && (
          <ButtonAnchor look="secondary" href={`mailto:${order.email}`} className="min-h-12 max-w-full">
            <StaffIcon name="mail" />
            <span className="truncate">{order.email}</span>
          </ButtonAnchor>
        )}
      </div>
      {hasAddress && (
        <div className="mt-1 flex flex-wrap items-end justify-between gap-3">
          <AddressLines address={address} title={isElsewhere ? texts.deliveryAddress : null} />
          {order.isDelivery && (
            <ButtonAnchor
              look="secondary"
              href={directionsHref(address)}
              target="_blank"
              rel="noreferrer"
              className="min-h-12"
            >
              <StaffIcon name="directions" />
              {texts.route}
            </ButtonAnchor>
          )}
        </div>
      )}
      <PlaceWarning text={placeWarning(order, branchOf(order.branch))} />
      {order.deliveryNote && <p className="font-semibold">{deliveryNoteLine(order)}</p>}
      {isElsewhere && order.street && <AddressLines address={order} title={texts.billingAddress} />}
      {canChange && (
        <Button look="secondary" onClick={() => setChanging(true)} className="self-start">
          <StaffIcon name="edit" />
          {texts.correct}
        </Button>
      )}
      {isChanging && <CustomerDialog order={order} onClose={() => setChanging(false)} />}
    </DetailSection>
  );
}

function AddressLines({ address, title }: { address: Address; title: string | null }) {
  const { branches } = useSession();
  const name = title && customerName(address);
  const inside = buildingLine(address);
  const isAbroad = branches.every(({ country }) => country !== address.country);
  return (
    <address className="leading-snug not-italic">
      {title && <span className="block font-medium text-muted text-sm">{title}</span>}
      {name && <span className="block font-semibold">{name}</span>}
      <span className="block font-semibold">{address.street}</span>
      {inside && <span className="block font-semibold">{inside}</span>}
      <span className="block">{placeLine(address)}</span>
      {isAbroad && <span className="block">{COUNTRY_NAMES[address.country]}</span>}
    </address>
  );
}
