import { useState } from 'react';
import { formatDateTime } from '#text/calendar/calendar.ts';
import { useChosenBranch } from '#web/backoffice/session/chosen-branch.tsx';
import { useSession } from '#web/backoffice/session/session.tsx';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import * as texts from './texts.ts';
import { useHeld } from './use-held.ts';

/** Opens the list of those from whom no orders are taken at present; nothing while there is nobody. */
export function BlockedSendersButton() {
  const { branch } = useChosenBranch();
  const { data } = trpc.orders.blockedSenders.useQuery(branch === null ? {} : { branch }, {
    refetchInterval: 60_000,
    meta: { isPolled: true },
  });
  const { zoneOf, branches, branchOf, isAtDesk } = useSession();
  const { isBusy, lift } = useHeld();
  const [isOpen, setOpen] = useState(false);
  const blocks = data?.data ?? [];
  if (blocks.length === 0 && !isOpen) return null;
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {texts.blockedSenders({ count: blocks.length })}
      </Button>
      <Overlay isOpen={isOpen} onClose={() => setOpen(false)} title={texts.blockedTitle}>
        {blocks.length === 0 && <p>{texts.nobodyBlocked}</p>}
        <ul className="flex flex-col divide-y divide-line">
          {blocks.map((block) => {
            const place = branches.length > 1 ? branchOf(block.branch)?.name : undefined;
            const who = place ? texts.inBranch({ branch: place, text: block.label }) : block.label;
            const time = formatDateTime(new Date(block.until), zoneOf(block.branch));
            return (
              <li key={block.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                <span className="min-w-0 break-words">
                  <span className="block font-semibold">{who}</span>
                  <span className="block text-muted text-sm">
                    {texts.blockedUntil({ time, actor: block.actor })}
                  </span>
                  <span className="block text-muted text-sm">
                    {texts.turnedDown({ count: block.orders })}
                  </span>
                </span>
                {isAtDesk && (
                  <Button
                    size="small"
                    look="secondary"
                    disabled={isBusy}
                    aria-label={texts.liftOf({ who })}
                    onClick={() => void lift(block.id)}
                  >
                    {texts.lift}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      </Overlay>
    </>
  );
}
