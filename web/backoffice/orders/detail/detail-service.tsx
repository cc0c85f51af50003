import { useEffect, useState } from 'react';
import type { StaffOrder } from '#domain/order/order.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { orderMessages, orderUpdate, useOrderChanges } from '../use-order-changes.ts';
import { DetailSection } from './detail-section.tsx';
import * as texts from './texts.ts';

/** Resend messages, and notes for the team only. */
export function DetailService({ order }: { order: StaffOrder }) {
  const { run, isBusy } = useOrderChanges(order);
  const { mail, sms } = orderMessages(order);
  return (
    <DetailSection title={texts.service}>
      <div className="grid grid-cols-2 gap-2">
        <Button look="secondary" disabled={isBusy} onClick={() => void run(mail)} className="min-h-12 px-3!">
          <StaffIcon name="mail" />
          {texts.mailAgain}
        </Button>
        <Button look="secondary" disabled={isBusy} onClick={() => void run(sms)} className="min-h-12 px-3!">
          <StaffIcon name="phone" />
          {texts.smsAgain}
        </Button>
      </div>
      <InternalNote order={order} />
    </DetailSection>
  );
}

/** Stays possible after the order has ended. */
function InternalNote({ order }: { order: StaffOrder }) {
  const [text, setText] = useState(order.internalNote);
  const { run, isBusy } = useOrderChanges(order);
  useEffect(() => setText(order.internalNote), [order.internalNote]);
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void run(orderUpdate(order, { internalNote: text }));
      }}
    >
      <TextAreaField
        label={texts.internalNote}
        hint={texts.teamOnly}
        rows={2}
        maxLength={20_000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {text !== order.internalNote && (
        <Button type="submit" disabled={isBusy} className="self-start">
          {texts.saveNote}
        </Button>
      )}
    </form>
  );
}
