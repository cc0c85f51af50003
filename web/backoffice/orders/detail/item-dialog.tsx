import { useState } from 'react';
import { unitName } from '#domain/money/units.ts';
import type { OrderItem } from '#domain/order/item.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { revisedAmountFault } from '#domain/ordering/order-revision.ts';
import { isToBeWeighed } from '#domain/ordering/weighing.ts';
import { NOUNS, recordFailure } from '#text/errors/error-catalogue.ts';
import { errorText } from '#text/errors/error-text.ts';
import { decimalText, parseDecimal } from '#web/backoffice/crud/inputs/decimal.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField, TextField } from '#web/ui/field.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import { type OrderChange, useOrderChanges } from '../use-order-changes.ts';
import { FaultBox } from './fault-box.tsx';
import * as texts from './texts.ts';

interface ItemDialogProps {
  order: StaffOrder;
  index: number;
  item: OrderItem;
  onClose: () => void;
}

/** Changes the amount or removes the item; the promised price stays. The note is kept with the change. */
export function ItemDialog({ order, index, item, onClose }: ItemDialogProps) {
  const [text, setText] = useState(decimalText(item.amount));
  const [note, setNote] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { run, isBusy } = useOrderChanges(order);
  const amount = parseDecimal(text);
  // What is only estimated becomes exact, even with the amount that was ordered.
  const isUnchanged = amount === item.amount && !isToBeWeighed(item);
  const fault = amount === null ? 'amount-invalid' : revisedAmountFault(amount);
  const send = async (wanted: number) => {
    setError(null);
    const faults = await run(revision(order, index, wanted, note));
    if (faults.length === 0) onClose();
    else setError(faults[0]?.message ?? null);
  };
  return (
    <Overlay
      isOpen
      onClose={onClose}
      title={texts.changeItem({ name: item.name })}
      footer={
        <div className="flex flex-wrap justify-between gap-3">
          <Button look="danger" disabled={isBusy || order.items.length === 1} onClick={() => void send(0)}>
            {texts.removeItem}
          </Button>
          <Button disabled={isBusy || fault !== null || isUnchanged} onClick={() => void send(amount ?? 0)}>
            {texts.saveAmount}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-5">
        <FaultBox text={error} />
        <TextField
          label={texts.amountIn({ unit: unitName(item.unit) })}
          inputMode="decimal"
          value={text}
          error={fault ? errorText({ code: fault }) : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        <TextAreaField
          label={texts.reason}
          hint={texts.revisionHint}
          rows={2}
          maxLength={2_000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {order.items.length === 1 && <p className="text-muted text-sm">{texts.lastItem}</p>}
      </div>
    </Overlay>
  );
}

function revision({ id, version }: StaffOrder, index: number, amount: number, note: string): OrderChange {
  return {
    name: 'revise-item',
    text: recordFailure(NOUNS.order, 'update'),
    done: amount === 0 ? texts.itemRemoved : texts.amountChanged,
    isShown: true,
    send: (client, options) =>
      client.orders.reviseItem.mutate({ id, version, index, amount, note: note.trim() || null }, options),
  };
}
