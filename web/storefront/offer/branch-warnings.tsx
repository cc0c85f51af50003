import type { Branch, Service } from '#domain/shop/branch.ts';
import { branchState, isOrderableNow, nextOrderable } from '#domain/shop/service.ts';
import { formatMoment } from '#text/calendar/calendar.ts';
import { useShop } from '#web/lib/shop.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import * as texts from './warning-texts.ts';

/** Warns that the branch is closed, paused or not delivering right now, and whether it takes orders for later. */
export function BranchWarnings({ branch, service }: { branch: Branch; service: Service }) {
  const { now } = useShop();
  if (isOrderableNow(branch, service, now)) return null;
  const isHouseOpen = branchState(branch, null, now).isOpen;
  const isServiceOpen = branchState(branch, service, now).isOpen;
  const [title, opening] = isServiceOpen
    ? [texts.noOrdersNow, texts.ordersAgain]
    : isHouseOpen
      ? [texts.noDeliveryNow, texts.deliversAgain]
      : [texts.closedNow, texts.opensAgain];
  const next = nextOrderable(branch, service, now);
  return (
    <NoticeBox tone="warning" title={title}>
      {branch.isPreorderEnabled && <p>{texts.preorderPossible}</p>}
      {next && (
        <p className="mt-1 text-muted text-sm">
          {opening({ moment: formatMoment(next, now, branch.timeZone) })}
        </p>
      )}
    </NoticeBox>
  );
}
