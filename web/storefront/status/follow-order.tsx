import { useEffect, useState } from 'react';
import type { PublicOrder } from '#domain/order/order.ts';
import { isTerminal } from '#domain/order/order-state.ts';
import { apiPost } from '#web/lib/api.ts';
import { useInstall } from '#web/lib/install.ts';
import { useKiosk } from '#web/lib/kiosk.ts';
import { orderPath } from '#web/lib/order-path.ts';
import { currentPush, endPush, type PushAddress, pushSupport, subscribeToPush } from '#web/lib/push/push.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { focusOnce } from './focus.ts';
import { followedOrders, forgetFollowed, rememberFollowed } from './followed-orders.ts';
import * as texts from './texts.ts';

type Followed = Pick<PublicOrder, 'uid' | 'hash' | 'state'>;

/**
 * Offers to notify the guest of what becomes of the order while the page is closed (R291). The browser is asked after a tap
 * only. Nothing where it cannot, or where nothing more will happen: the page itself says everything, too.
 */
export function FollowOrder({ order }: { order: Followed }) {
  const { isKiosk } = useKiosk();
  if (isKiosk || isTerminal(order.state)) return null;
  return <Offer order={order} />;
}

function Offer({ order: { uid, hash } }: { order: Followed }) {
  const [support, setSupport] = useState(pushSupport);
  const [isOn, setIsOn] = useState(() => support === 'available' && followedOrders().includes(uid));
  // Whoever has said no before the order is not told so on every page.
  const [isUnwanted] = useState(() => support === 'denied');
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const follow = (address: PushAddress) => apiPost(`${orderPath(uid, hash)}/push`, address);
    if (!followedOrders().includes(uid)) return;
    // The browser may have got another address, or have been told to be silent.
    currentPush('guest')
      .then((address) => (address ? follow(address) : setIsOn(false)))
      .catch(() => undefined);
  }, [uid, hash]);

  const run = (work: () => Promise<void>) => {
    if (isBusy) return;
    setIsBusy(true);
    setHasFailed(false);
    work()
      .catch(() => setHasFailed(true))
      .finally(() => {
        setSupport(pushSupport());
        setIsBusy(false);
      });
  };
  const start = () =>
    run(async () => {
      const address = await subscribeToPush('guest');
      if (!address) return;
      await apiPost(`${orderPath(uid, hash)}/push`, address);
      rememberFollowed(uid);
      setIsOn(true);
    });
  const stop = () =>
    run(async () => {
      forgetFollowed();
      setIsOn(false);
      await endPush('guest');
    });

  if (support === 'home-screen') return <HomeScreenHint />;
  if (support === 'unsupported' || isUnwanted) return null;
  return (
    <section
      aria-label={texts.notifications}
      className="flex flex-col items-center gap-2 text-center print:hidden"
    >
      {support === 'denied' ? (
        <p ref={focusOnce} tabIndex={-1} className="max-w-xl text-muted text-sm">
          {texts.notificationsDenied}
        </p>
      ) : (
        <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1">
          <p role="status" className="flex items-center gap-2 text-muted empty:hidden">
            {isOn && (
              <>
                <Icon name="bell" className="size-5 text-secondary" />
                {texts.notifiedHere}
              </>
            )}
          </p>
          {/* The same button before and after, so that the focus stays on it. */}
          <Button look={isOn ? 'quiet' : 'secondary'} aria-disabled={isBusy} onClick={isOn ? stop : start}>
            {!isOn && <Icon name="bell" className="size-5" />}
            {isOn ? texts.stopNotifying : texts.notifyMe}
          </Button>
        </div>
      )}
      {hasFailed && (
        <p role="alert" className="max-w-xl text-error text-sm">
          {texts.notifyingFailed}
        </p>
      )}
    </section>
  );
}

/** Apple lets pages notify only once they are on the home screen, which needs a shop that is an app. */
function HomeScreenHint() {
  const { canOffer, open } = useInstall();
  if (!canOffer) return null;
  return (
    <section
      aria-label={texts.notifications}
      className="flex flex-col items-center gap-2 text-center print:hidden"
    >
      <p className="max-w-xl text-muted text-sm">{texts.notifyFromHomeScreen}</p>
      <Button look="secondary" onClick={open}>
        <Icon name="bell" className="size-5" />
        {texts.howToHomeScreen}
      </Button>
    </section>
  );
}
