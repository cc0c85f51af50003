import { useState } from 'react';
import { formatMoney } from '#domain/money/money.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { kindOf } from '#domain/order/order-kind.ts';
import { isOnlinePayment, paidOf } from '#domain/order/payments/balance.ts';
import { heldAtCounter } from '#domain/order/payments/counter.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import { counterFacts } from '../order-money.ts';
import { MessageChoice } from './message-choice.tsx';
import * as texts from './texts.ts';

interface Ending {
  title: (values: { number: number; kind: string }) => string;
  button: string;
  /** What to know beforehand. */
  notice: ((values: { kind: string }) => string) | null;
  label: string;
  hint: string;
  presets: readonly string[];
}

/** The two commands that end an order irrevocably. */
const ENDINGS = {
  reject: {
    title: texts.rejectTitle,
    button: texts.reject,
    notice: null,
    label: texts.messageToCustomer,
    hint: texts.messageHint,
    presets: texts.REJECTIONS,
  },
  cancel: {
    title: texts.cancelTitle,
    button: texts.cancelOrder,
    notice: texts.cancelNotice,
    label: texts.reason,
    hint: texts.reasonHint,
    presets: texts.CANCELLATIONS,
  },
} satisfies Record<string, Ending>;

interface EndingDialogProps {
  order: StaffOrder;
  step: keyof typeof ENDINGS;
  onClose: () => void;
  onSend: (text: string) => void;
}

/** Asks for a reason before an order ends, which the customer reads: on the status page and in the mail, or only in the mail. */
export function EndingDialog({ order, step, onClose, onSend }: EndingDialogProps) {
  const { title, button, notice, label, hint, presets }: Ending = ENDINGS[step];
  const [text, setText] = useState('');
  return (
    <Overlay
      isOpen
      onClose={onClose}
      title={title({ ...kindOf(order), number: order.ticketNumber })}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button look="secondary" size="large" onClick={onClose}>
            {texts.back}
          </Button>
          <Button size="large" onClick={() => onSend(text.trim())} className="bg-error! text-white!">
            {button}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        {notice && <NoticeBox>{notice(kindOf(order))}</NoticeBox>}
        <MessageChoice label={label} hint={hint} presets={presets} text={text} onChange={setText} />
        {refundNotices(order).map((text) => (
          <NoticeBox key={text} tone="warning">
            {text}
          </NoticeBox>
        ))}
      </div>
    </Overlay>
  );
}

/** What becomes of the money: providers give it back by themselves, the counter does not. */
function refundNotices(order: StaffOrder): string[] {
  const facts = counterFacts(order);
  const held = heldAtCounter(facts);
  return [
    ...(paidOf(facts).some(isOnlinePayment) ? [texts.refundNotice] : []),
    ...(held > 0 ? [texts.counterNotice({ amount: formatMoney(held, order.currency) })] : []),
  ];
}
