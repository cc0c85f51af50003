import { availableSlots } from '#domain/ordering/slots.ts';
import { categoriesOfProducts } from '#domain/shop/menu.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { formatMoment } from '#text/calendar/calendar.ts';
import { PAYMENT_METHOD_NAMES } from '#text/payment-names.ts';
import { RadioCards, SelectField, TextAreaField } from '#web/ui/field.tsx';
import { placeOfField } from './fault-places.ts';
import * as texts from './texts.ts';
import type { PhoneOrder } from './use-phone-order.ts';

/** As many appointments as anybody reads through on the phone. */
const SLOTS = 60;

/** How it gets to the guest, when, and how it is paid. */
export function ServiceFields({ shop, order }: { shop: Shop; order: PhoneOrder }) {
  const { branch, draft, set, service, services, setService, methods, items, now, errorOf } = order;
  if (!branch) return null;
  const categoriesOf = categoriesOfProducts(shop, branch, now);
  const products = items.map(({ product }) => ({ product }));
  const slots = availableSlots({ branch, service, items: products, categoriesOf, now, days: 3 });
  return (
    <div className="flex flex-col gap-4">
      <div id={placeOfField('isDelivery')} tabIndex={-1}>
        <RadioCards
          legend={texts.service}
          name="phone-service"
          columns={3}
          cards={services.map((value) => ({ value, label: texts.SERVICES[value] }))}
          value={service}
          error={errorOf('isDelivery') ?? errorOf('isDineIn')}
          onChange={setService}
        />
      </div>
      {order.sections?.isTableShown && <TableField shop={shop} order={order} branch={branch.id} />}
      <SelectField
        id={placeOfField('appointmentDate')}
        label={texts.when}
        value={draft.appointmentDate ?? ''}
        error={errorOf('appointmentDate')}
        onChange={(event) => set({ appointmentDate: event.target.value || null })}
      >
        <option value="">{texts.asap}</option>
        {slots.slice(0, SLOTS).map(({ start }) => (
          <option key={start.toISOString()} value={start.toISOString()}>
            {formatMoment(start, now, branch.timeZone)}
          </option>
        ))}
      </SelectField>
      <SelectField
        id={placeOfField('paymentMethod')}
        label={texts.payment}
        value={draft.paymentMethod}
        error={errorOf('paymentMethod')}
        onChange={(event) =>
          set({ paymentMethod: methods.find((one) => one === event.target.value) ?? draft.paymentMethod })
        }
      >
        {methods.map((method) => (
          <option key={method} value={method}>
            {PAYMENT_METHOD_NAMES[method]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        id={placeOfField('comment')}
        label={texts.comment}
        rows={2}
        value={draft.comment}
        error={errorOf('comment')}
        onChange={(event) => set({ comment: event.target.value })}
      />
    </div>
  );
}

function TableField({ shop, order, branch }: { shop: Shop; order: PhoneOrder; branch: number }) {
  const { draft, set, errorOf } = order;
  return (
    <SelectField
      id={placeOfField('table')}
      label={texts.table}
      required
      value={draft.table ?? ''}
      error={errorOf('table')}
      onChange={(event) => set({ table: Number(event.target.value) || null })}
    >
      <option value="">{texts.choose}</option>
      {shop.tables
        .filter((table) => table.branch === branch)
        .map(({ id, identifier }) => (
          <option key={id} value={id}>
            {identifier}
          </option>
        ))}
    </SelectField>
  );
}
