import { availableSlots } from '#domain/ordering/slots.ts';
import { categoriesOfProducts } from '#domain/shop/menu.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { formatMoment } from '#text/calendar/calendar.ts';
import { PAYMENT_METHOD_NAMES } from '#text/payment-names.ts';
import { RadioCards, SelectField, TextAreaField, TextField } from '#web/ui/field.tsx';
import * as texts from './texts.ts';
import type { usePhoneOrder } from './use-phone-order.ts';

type Fields = Pick<
  ReturnType<typeof usePhoneOrder>,
  'branch' | 'draft' | 'set' | 'service' | 'services' | 'setService' | 'methods' | 'items' | 'now'
>;

/** As many appointments as anybody reads through on the phone. */
const SLOTS = 60;

/** Who gets it, and where. */
export function GuestFields({ branch, draft, set, service }: Fields) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={texts.firstName}
        value={draft.firstName}
        onChange={(event) => set({ firstName: event.target.value })}
      />
      <TextField
        label={texts.lastName}
        value={draft.lastName}
        onChange={(event) => set({ lastName: event.target.value })}
      />
      <TextField
        label={texts.phone}
        type="tel"
        value={draft.phone}
        onChange={(event) => set({ phone: event.target.value })}
      />
      <TextField
        label={texts.email}
        type="email"
        value={draft.email}
        onChange={(event) => set({ email: event.target.value })}
      />
      {service === 'delivery' && (
        <>
          <TextField
            label={texts.street}
            value={draft.street}
            onChange={(event) => set({ street: event.target.value })}
          />
          <div className="grid grid-cols-[7rem_1fr] gap-4">
            <TextField
              label={texts.zipCode}
              value={draft.zipCode}
              onChange={(event) => set({ zipCode: event.target.value })}
            />
            <TextField
              label={texts.city}
              value={draft.city}
              onChange={(event) => set({ city: event.target.value })}
            />
          </div>
          <SelectField
            label={texts.area}
            value={draft.deliveryArea ?? ''}
            onChange={(event) => set({ deliveryArea: event.target.value || null })}
          >
            <option value="">{texts.choose}</option>
            {branch?.deliveryAreas.map(({ area }) => (
              <option key={area} value={area}>
                {area}
              </option>
            ))}
          </SelectField>
        </>
      )}
    </div>
  );
}

/** How it gets to the guest, when, and how it is paid. */
export function ServiceFields({ shop, ...fields }: Fields & { shop: Shop }) {
  const { branch, draft, set, service, services, setService, methods, items, now } = fields;
  if (!branch) return null;
  const categoriesOf = categoriesOfProducts(shop, branch, now);
  const products = items.map(({ product }) => ({ product }));
  const slots = availableSlots({ branch, service, items: products, categoriesOf, now, days: 3 });
  const tables = shop.tables.filter((table) => table.branch === branch.id);
  return (
    <div className="flex flex-col gap-4">
      <RadioCards
        legend={texts.service}
        name="phone-service"
        columns={3}
        cards={services.map((value) => ({ value, label: texts.SERVICES[value] }))}
        value={service}
        onChange={setService}
      />
      {service === 'dineIn' && branch.isTableSelectionEnabled && (
        <SelectField
          label={texts.table}
          value={draft.table ?? ''}
          onChange={(event) => set({ table: Number(event.target.value) || null })}
        >
          <option value="">{texts.choose}</option>
          {tables.map(({ id, identifier }) => (
            <option key={id} value={id}>
              {identifier}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        label={texts.when}
        value={draft.appointmentDate ?? ''}
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
        label={texts.payment}
        value={draft.paymentMethod}
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
        label={texts.comment}
        rows={2}
        value={draft.comment}
        onChange={(event) => set({ comment: event.target.value })}
      />
    </div>
  );
}
