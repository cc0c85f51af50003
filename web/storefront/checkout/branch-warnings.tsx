import { branchState, isOrderableNow, orderableFromOf } from '#domain/shop/service.ts';
import { formatMoment } from '#text/calendar.ts';
import { useShop } from '#web/lib/shop.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import * as texts from './texts.ts';
import type { Checkout } from './use-checkout.ts';

/** Warns that the branch is closed or not delivering right now, and whether it takes orders for later. */
export function BranchWarnings({ checkout }: { checkout: Checkout }) {
  const { now } = useShop();
  const { branch, service } = checkout;
  if (isOrderableNow(branch, service, now)) return null;
  const from = orderableFromOf(branch);
  const state = branchState(branch, service, now);
  const isOnlyDelivery = service === 'delivery' && branchState(branch, null, now).isOpen;
  const next = from && from > now ? from : state.nextOpening;
  return (
    <NoticeBox tone="warning" title={isOnlyDelivery ? texts.noDeliveryNow : texts.closedNow}>
      {branch.isPreorderEnabled && <p>{texts.preorderPossible}</p>}
      {next && (
        <p className="mt-1 text-muted text-sm">
          {(isOnlyDelivery ? texts.deliversAgain : texts.opensAgain)({
            moment: formatMoment(next, now, branch.timeZone),
          })}
        </p>
      )}
    </NoticeBox>
  );
}
