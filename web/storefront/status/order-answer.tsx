import type { ReactNode } from 'react';
import { addressLine } from '#domain/contact/address.ts';
import type { PublicOrder } from '#domain/order/order.ts';
import { isTerminal } from '#domain/order/order-state.ts';
import { isWaitingForPayment } from '#domain/order/payments/payment-step.ts';
import { isPromise } from '#domain/order/promise.ts';
import { formatPrice } from '#domain/ordering/price-text.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { serviceOf } from '#domain/shop/service.ts';
import { formatLongDateTime } from '#text/calendar/days.ts';
import { PAYMENT_METHOD_NAMES } from '#text/payment-names.ts';
import { SERVICE_NAMES } from '#text/service-texts.ts';
import { mapHref, phoneHref } from '#web/lib/format.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { appointmentOf, isCalledOff, paymentStateOf } from './status-words.ts';
import * as texts from './texts.ts';

/** What guests open the page for: when, where, how much. Nothing of it for an order that was called off. */
export function OrderAnswer({ order, branch }: { order: PublicOrder; branch: Branch | null }) {
  if (isCalledOff(order)) return null;
  const at = appointmentOf(order);
  const isAsap = at === null && !isTerminal(order.state);
  return (
    <section
      aria-label={texts.atAGlance}
      className="rounded-card border border-line bg-card px-5 py-5 shadow-card sm:px-7 print:shadow-none"
    >
      <dl className="flex flex-col gap-x-8 gap-y-4 md:grid md:grid-cols-3">
        {(at || isAsap) && (
          <Answer icon="clock" name={texts.when}>
            <span className="font-semibold text-lg leading-snug">
              {at && branch
                ? (isPromise(order) ? texts.promised : texts.moment)({
                    moment: formatLongDateTime(new Date(at), branch.timeZone),
                  })
                : texts.asSoonAsPossible}
            </span>
          </Answer>
        )}
        {branch && (
          <Answer icon="pin" name={texts.where}>
            <Place order={order} branch={branch} />
          </Answer>
        )}
        <Answer icon="bag" name={texts.amount}>
          <Amount order={order} />
        </Answer>
      </dl>
      {at && branch && !isTerminal(order.state) && !isPromise(order) && !isWaitingForPayment(order) && (
        <CalendarButton order={order} branch={branch} at={at} />
      )}
    </section>
  );
}

function Place({ order, branch }: { order: PublicOrder; branch: Branch }) {
  const service = serviceOf(order);
  const table = order.tableIdentifier;
  const address = addressLine(branch);
  return (
    <>
      <span className="block font-semibold text-lg leading-snug">
        {service === 'delivery' ? texts.atYourAddress : branch.name}
        {table !== null && `, ${texts.table({ table })}`}
      </span>
      {service === 'delivery' ? (
        <span className="block text-muted">{texts.fromBranch({ branch: branch.name })}</span>
      ) : (
        <a
          href={mapHref(branch)}
          target="_blank"
          rel="noreferrer"
          aria-label={texts.openMap({ address })}
          className="flex min-h-11 items-center text-primary underline underline-offset-2"
        >
          {address}
        </a>
      )}
      {branch.phone && (
        <a
          href={phoneHref(branch.phone)}
          className="flex min-h-11 items-center text-primary underline underline-offset-2"
        >
          {branch.phone}
        </a>
      )}
    </>
  );
}

function Amount({ order }: { order: PublicOrder }) {
  const state = paymentStateOf(order);
  const { totalGross, pricing, currency } = order;
  return (
    <>
      <span className="block font-semibold text-lg tabular-nums leading-snug">
        {totalGross === null ? texts.onRequest : formatPrice(totalGross, pricing, currency)}
      </span>
      {/* How a quote is paid is yet to be agreed. */}
      {!order.isQuotation && (
        <span className="block text-muted">
          {[PAYMENT_METHOD_NAMES[order.paymentMethod], state].filter(Boolean).join(' · ')}
        </span>
      )}
      <span className="block text-muted">{SERVICE_NAMES[serviceOf(order)]}</span>
    </>
  );
}

function Answer({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div className="relative min-w-0 break-words pl-9">
      <dt className="text-muted text-sm">
        <Icon name={icon} className="absolute top-0.5 left-0 size-6 text-primary" />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
