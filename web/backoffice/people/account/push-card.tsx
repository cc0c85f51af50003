import { useEffect, useState } from 'react';
import { isPushKept, keepPush } from '#web/backoffice/session/kept-push.ts';
import { currentPush, endPush, pushSupport, subscribeToPush } from '#web/lib/push/push.ts';
import { problemOf, trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import * as texts from './texts.ts';

/** Notifications of new orders at this browser, for those whose counter app is away (R292). */
export function PushCard({ person }: { person: number }) {
  const { client } = trpc.useUtils();
  const [support, setSupport] = useState(pushSupport);
  const [isOn, setIsOn] = useState(() => support === 'available' && isPushKept(person));
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  useEffect(() => {
    // Somebody may have told the browser to be silent.
    currentPush('staff')
      .then((address) => setIsOn(address !== null && isPushKept(person)))
      .catch(() => undefined);
  }, [person]);

  const run = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setIsBusy(true);
    setError(null);
    try {
      await work();
    } catch (failure) {
      setError(problemOf(failure).message ?? texts.pushFailed);
    }
    setSupport(pushSupport());
    setIsBusy(false);
  };
  const start = () =>
    run(async () => {
      const address = await subscribeToPush('staff');
      if (!address) return;
      await client.push.followNewOrders.mutate(address);
      keepPush(person);
      setIsOn(true);
    });
  const stop = () =>
    run(async () => {
      keepPush(null);
      setIsOn(false);
      await endPush('staff');
    });

  return (
    <>
      <p>{texts.pushAbout}</p>
      {support === 'available' ? (
        <>
          <p role="status" className="font-medium">
            {isOn ? texts.pushOn : texts.pushOff}
          </p>
          <Button
            look="secondary"
            aria-disabled={isBusy}
            onClick={isOn ? stop : start}
            className="self-start"
          >
            <StaffIcon name={isOn ? 'alarm-off' : 'alarm'} />
            {isOn ? texts.stopPush : texts.startPush}
          </Button>
        </>
      ) : (
        <p className="text-muted">{NOT_HERE[support]}</p>
      )}
      {error && (
        <NoticeBox tone="error" role="alert">
          {error}
        </NoticeBox>
      )}
    </>
  );
}

const NOT_HERE = {
  denied: texts.pushDenied,
  // Only pages with a manifest can be put there as an app, and the staff's app has none.
  'home-screen': texts.pushUnsupported,
  unsupported: texts.pushUnsupported,
} as const;
