import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PublicOrder } from '#domain/order/order.ts';
import { ApiError, apiPost } from '#web/lib/api.ts';
import { notify } from '#web/lib/notices.ts';
import { orderPath } from '#web/lib/order-path.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { focusOnce, useFocusLeft } from './focus.ts';
import { wordsOf } from './order-words.ts';
import * as texts from './texts.ts';

interface CancelOrderProps {
  order: Pick<PublicOrder, 'uid' | 'hash' | 'isQuotation'>;
  /** Looks at the order again: it may be cancelled, or accepted meanwhile. */
  onChanged: () => void;
}

/** Lets the guest cancel what the shop has not accepted yet, after a question (R143). */
export function CancelOrder({ order, onChanged }: CancelOrderProps) {
  const { uid, hash } = order;
  const words = wordsOf(order);
  const [isAsking, setIsAsking] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useFocusLeft();

  const cancel = () => {
    if (isSending) return;
    setIsSending(true);
    setFailure(null);
    apiPost(`${orderPath(uid, hash)}/cancel`)
      .catch((error: unknown) => {
        const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
        // If refused, it is accepted or over: this part disappears with the next refresh.
        if (isRefused) notify({ text: error.message, tone: 'error' });
        else setFailure(words.cancelFailed);
      })
      .finally(() => {
        setIsSending(false);
        onChanged();
      });
  };
  const keep = () => {
    flushSync(() => setIsAsking(false));
    setFailure(null);
    opener.current?.focus();
  };
  return (
    <div className="flex flex-col items-center gap-3 text-center print:hidden">
      {failure && (
        <NoticeBox tone="error" role="alert">
          {failure}
        </NoticeBox>
      )}
      {isAsking ? (
        <>
          <p ref={focusOnce} tabIndex={-1} className="max-w-xl font-medium">
            {words.cancelQuestion}
          </p>
          <div className="flex flex-wrap justify-center gap-3">
            <Button look="danger" aria-disabled={isSending} onClick={cancel}>
              {isSending ? texts.processing : texts.cancelYes}
            </Button>
            <Button look="secondary" aria-disabled={isSending} onClick={keep}>
              {texts.cancelNo}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="text-muted text-sm">{words.cancelHint}</p>
          <Button ref={opener} look="danger" onClick={() => setIsAsking(true)}>
            {words.cancel}
          </Button>
        </>
      )}
    </div>
  );
}
