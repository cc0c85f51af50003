import type { StaffOrder } from '#domain/order/order.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { useOrders } from '../orders-provider.tsx';
import * as texts from './texts.ts';
import { useHeld } from './use-held.ts';

/** In the details of a held order: why nobody heard of it, and the way out. */
export function HeldNotice({ order: { id } }: { order: StaffOrder }) {
  const { isAtDesk } = useSession();
  const { reload } = useOrders();
  const { isBusy, release } = useHeld();
  const letThrough = async () => {
    if (await release({ order: id })) await reload(id).catch(() => undefined);
  };
  return (
    <NoticeBox tone="warning" title={texts.heldTitle}>
      <p>{texts.heldHint}</p>
      {isAtDesk && (
        <Button
          size="small"
          look="secondary"
          className="mt-2"
          disabled={isBusy}
          onClick={() => void letThrough()}
        >
          {texts.releaseThis}
        </Button>
      )}
    </NoticeBox>
  );
}
