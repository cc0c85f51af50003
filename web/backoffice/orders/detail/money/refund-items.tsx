import { ZERO } from '#domain/money/money.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { itemLeft, type RefundFacts } from '#domain/order/payments/refund-request.ts';
import { amountText } from '#web/lib/item-text.ts';
import { CheckboxField, FieldError, TextField } from '#web/ui/field.tsx';
import { moneyOf, type RefundDraft, type RefundFaults, withItem } from './refund-draft.ts';
import * as texts from './refund-texts.ts';

interface RefundItemsProps {
  order: StaffOrder;
  facts: RefundFacts;
  draft: RefundDraft;
  faults: RefundFaults;
  onChange: (draft: RefundDraft) => void;
}

/** Which items are paid back, and how much of each. */
export function RefundItems({ order, facts, draft, faults, onChange }: RefundItemsProps) {
  return (
    <fieldset
      className="flex flex-col gap-2"
      {...(faults.items ? { 'aria-describedby': 'refund-items-error' } : {})}
    >
      <legend className="mb-1 font-medium text-sm">{texts.chosenItems}</legend>
      <FieldError id="refund-items-error" error={faults.items} />
      {order.items.map((item, position) => {
        const left = itemLeft(facts, position);
        const typed = draft.items[position];
        const name = `${amountText(item)} ${item.name}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item keeps its place while the dialog is open.
          <div key={position} className="rounded-theme border border-line bg-card px-4 py-1">
            <CheckboxField
              label={
                <span className="flex flex-wrap justify-between gap-x-3">
                  <span className="min-w-0 break-words font-semibold">{name}</span>
                  <span className="text-muted tabular-nums">
                    {left === ZERO ? texts.itemDone : texts.itemLeft({ amount: moneyOf(facts, left) })}
                  </span>
                </span>
              }
              checked={typed !== undefined}
              disabled={left === ZERO}
              onChange={() => onChange(withItem(draft, facts, position))}
            />
            {typed !== undefined && (
              <div className="pb-4 pl-9">
                <TextField
                  label={texts.itemAmount({ name, currency: order.currency })}
                  inputMode="decimal"
                  autoComplete="off"
                  value={typed}
                  error={faults.item[position]}
                  onFocus={(event) => event.target.select()}
                  onChange={({ target }) =>
                    onChange({ ...draft, items: { ...draft.items, [position]: target.value } })
                  }
                  className="tabular-nums"
                />
              </div>
            )}
          </div>
        );
      })}
      <p className="text-muted text-sm">{texts.itemsNote}</p>
    </fieldset>
  );
}
