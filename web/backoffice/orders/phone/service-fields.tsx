import { voucherOf } from '#domain/order/payments/voucher-code.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { PAYMENT_METHOD_NAMES } from '#text/payment-names.ts';
import { SERVICE_NAMES } from '#text/service-texts.ts';
import { RadioCards, SelectField, TextAreaField, TextField } from '#web/ui/field.tsx';
import { AppointmentField } from './appointment-field.tsx';
import { placeOfField } from './fault-places.ts';
import * as texts from './texts.ts';
import type { PhoneOrder } from './use-phone-order.ts';

/** How it gets to the guest, when, and how it is paid. */
export function ServiceFields({ shop, order }: { shop: Shop; order: PhoneOrder }) {
  const { branch, draft, set, service, services, setService, methods, errorOf } = order;
  if (!branch) return null;
  return (
    <div className="flex flex-col gap-4">
      <div id={placeOfField('isDelivery')} tabIndex={-1}>
        <RadioCards
          legend={texts.service}
          name="phone-service"
          columns={3}
          cards={services.map((value) => ({ value, label: SERVICE_NAMES[value] }))}
          value={service}
          error={errorOf('isDelivery') ?? errorOf('isDineIn')}
          onChange={setService}
        />
      </div>
      {order.sections?.isTableShown && <TableField shop={shop} order={order} branch={branch.id} />}
      <AppointmentField shop={shop} order={order} branch={branch} />
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
      {voucherOf(draft.paymentMethod) && (
        <TextField
          id={placeOfField('voucherCode')}
          label={texts.voucherCode}
          hint={texts.voucherHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={draft.voucherCode ?? ''}
          error={errorOf('voucherCode')}
          onChange={(event) => set({ voucherCode: event.target.value || null })}
          className="uppercase"
        />
      )}
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
