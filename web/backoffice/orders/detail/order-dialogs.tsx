import { type ReactElement, useState } from 'react';
import type { StaffOrder } from '#domain/order/order.ts';
import type { OrderRequest } from '../order-request.ts';
import type { OrderCommands } from '../use-order-commands.ts';
import { EndingDialog } from './ending-dialog.tsx';
import { HandBackDialog } from './money/hand-back-dialog.tsx';
import { PayDialog } from './money/pay-dialog.tsx';
import { RefundDialog } from './money/refund-dialog.tsx';
import { ProposeDialog } from './propose-dialog.tsx';

/** The confirmations that some commands need before they are sent. */
export interface OrderDialogs {
  propose(order: StaffOrder): void;
  reject(order: StaffOrder): void;
  cancel(order: StaffOrder): void;
  pay(order: StaffOrder): void;
  handBack(order: StaffOrder): void;
  refund(order: StaffOrder): void;
  /** The open confirmation; rendered at the end of the screen. */
  element: ReactElement | null;
}

type Question = 'propose' | 'reject' | 'cancel' | 'pay' | 'hand-back' | 'refund';

export function useOrderDialogs(commands: OrderCommands): OrderDialogs {
  const [open, setOpen] = useState<{ question: Question; order: StaffOrder } | null>(null);
  const close = () => setOpen(null);
  const ask = (question: Question) => (order: StaffOrder) => setOpen({ question, order });
  const send = (request: OrderRequest) => {
    if (!open) return;
    // Closed at once: on failure the message offers a retry of the same request.
    close();
    commands.run(open.order, request);
  };
  return {
    propose: ask('propose'),
    reject: ask('reject'),
    cancel: ask('cancel'),
    pay: ask('pay'),
    handBack: ask('hand-back'),
    refund: ask('refund'),
    element: open && elementOf(open.question, open.order, send, close),
  };
}

function elementOf(
  question: Question,
  order: StaffOrder,
  send: (request: OrderRequest) => void,
  close: () => void,
): ReactElement {
  switch (question) {
    case 'propose':
      return (
        <ProposeDialog
          order={order}
          onClose={close}
          onSend={(counterAppointment) => send({ type: 'propose', counterAppointment })}
        />
      );
    case 'pay':
      return <PayDialog order={order} onClose={close} />;
    case 'hand-back':
      return <HandBackDialog order={order} onClose={close} />;
    case 'refund':
      return <RefundDialog order={order} onClose={close} />;
    case 'reject':
    case 'cancel':
      return (
        <EndingDialog
          order={order}
          step={question}
          onClose={close}
          onSend={(text) =>
            send(
              question === 'reject'
                ? { type: 'reject', rejectionMessage: text }
                : { type: 'cancel', reason: text },
            )
          }
        />
      );
  }
}
