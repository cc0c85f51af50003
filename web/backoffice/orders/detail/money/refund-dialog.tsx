import { type FormEvent, useRef, useState } from 'react';
import type { StaffOrder } from '#domain/order/order.ts';
import { refundable } from '#domain/order/payments/refund-request.ts';
import { ConfirmDialog } from '#web/backoffice/crud/confirm-dialog.tsx';
import { refundFacts } from '#web/backoffice/orders/order-money.ts';
import { useOrders } from '#web/backoffice/orders/orders-provider.tsx';
import { useOrderChanges } from '#web/backoffice/orders/use-order-changes.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioCards, TextField } from '#web/ui/field.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import { FaultBox } from '../fault-box.tsx';
import { MessageChoice } from '../message-choice.tsx';
import { refundOf } from './refund-change.ts';
import {
  EMPTY_REFUND,
  faultsOfDraft,
  hasFaults,
  moneyOf,
  NO_FAULTS,
  placed,
  type RefundDraft,
  type RefundKind,
  requestOf,
  sumOf,
} from './refund-draft.ts';
import { RefundItems } from './refund-items.tsx';
import * as texts from './refund-texts.ts';

const KINDS: readonly RefundKind[] = ['all', 'items', 'amount'];
const LONGEST_REASON = 200;

/** Pays back through the provider what was paid online: all of it, some items, or an amount. */
export function RefundDialog({ order: asked, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { orders } = useOrders();
  const order = orders.find(({ id }) => id === asked.id) ?? asked;
  const facts = refundFacts(order);
  const left = refundable(facts);
  const [draft, setDraft] = useState<RefundDraft>(EMPTY_REFUND);
  const [faults, setFaults] = useState(NO_FAULTS);
  const [isAsking, setAsking] = useState(false);
  const { send, isBusy } = useRefund(order);
  const sum = sumOf(draft, facts);
  const amount = sum === null ? null : moneyOf(facts, sum);
  const change = (next: Partial<RefundDraft>) => {
    setDraft({ ...draft, ...next });
    setFaults(NO_FAULTS);
  };

  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = faultsOfDraft(draft, facts);
    setFaults(wrong);
    if (!hasFaults(wrong)) return setAsking(true);
    const form = event.currentTarget;
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const refund = async () => {
    const refused = await send(draft, amount ?? '');
    if (refused === null) return;
    setAsking(false);
    if (refused.length === 0) onClose();
    else setFaults(placed(draft, refused));
  };

  return (
    <Overlay
      isOpen
      onClose={onClose}
      title={texts.title({ number: order.ticketNumber })}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button look="secondary" size="large" onClick={onClose}>
            {texts.back}
          </Button>
          <Button type="submit" form="order-refund" size="large" disabled={isBusy || left <= 0}>
            {amount === null ? texts.enter : texts.enterRefund({ amount })}
          </Button>
        </div>
      }
    >
      <form id="order-refund" noValidate onSubmit={ask} className="flex flex-col gap-5">
        <FaultBox text={faults.other ?? null} />
        <div>
          <p role="status" className="font-bold text-2xl tabular-nums">
            {texts.left({ amount: moneyOf(facts, left) })}
          </p>
          <p className="mt-1 text-muted">{texts.note}</p>
        </div>
        {left <= 0 && <NoticeBox>{texts.nothingLeft}</NoticeBox>}
        <RadioCards
          legend={texts.howMuch}
          name="refund-kind"
          columns={3}
          cards={KINDS.map((value) => ({ value, label: texts.KINDS[value] }))}
          value={draft.kind}
          onChange={(kind) => change({ kind })}
        />
        {draft.kind === 'items' && <RefundItems {...{ order, facts, draft, faults }} onChange={change} />}
        {draft.kind === 'amount' && (
          <TextField
            label={texts.amount({ currency: order.currency })}
            inputMode="decimal"
            autoComplete="off"
            value={draft.amount}
            error={faults.amount}
            onChange={({ target }) => change({ amount: target.value })}
            className="font-semibold text-xl tabular-nums"
          />
        )}
        <MessageChoice
          label={texts.reason}
          hint={texts.reasonHint}
          presets={texts.REASONS}
          longest={LONGEST_REASON}
          text={draft.reason}
          error={faults.reason}
          onChange={(reason) => change({ reason })}
        />
      </form>
      <ConfirmDialog
        isOpen={isAsking && amount !== null}
        title={texts.confirmTitle({ amount: amount ?? '' })}
        text={texts.confirmText({ amount: amount ?? '', number: order.ticketNumber })}
        confirm={texts.enterRefund({ amount: amount ?? '' })}
        cancel={texts.back}
        isBusy={isBusy}
        onConfirm={() => void refund()}
        onCancel={() => setAsking(false)}
      />
    </Overlay>
  );
}

/**
 * Sends a refund once: a second press while it is under way answers null, and one after a lost answer has the same key, so that
 * the server knows it again. Otherwise what the server has refused, or nothing.
 */
function useRefund(order: StaffOrder) {
  const { run, isBusy } = useOrderChanges(order);
  const isUnderWay = useRef(false);
  const keys = useRef(new Map<string, string>());
  const send = async (draft: RefundDraft, sum: string) => {
    const request = requestOf(draft);
    if (isUnderWay.current || !request) return null;
    isUnderWay.current = true;
    const body = { ...request, reason: draft.reason.trim() };
    const name = JSON.stringify(body);
    const key = keys.current.get(name) ?? crypto.randomUUID();
    keys.current.set(name, key);
    try {
      return await run(refundOf(order, { request: body, sum, key }));
    } finally {
      isUnderWay.current = false;
    }
  };
  return { send, isBusy };
}
