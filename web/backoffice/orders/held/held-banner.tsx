import { useState } from 'react';
import { formatTime } from '#text/calendar/calendar.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { useOrders } from '../orders-provider.tsx';
import type { HeldSender } from './held-sender.ts';
import * as texts from './texts.ts';
import { useHeld } from './use-held.ts';

/** Senders that are shown at once: the board needs its room. */
const SHOWN = 2;

/** Full-width, on every screen: who sent unusually many orders, and what to do about them (R343, R344). */
export function HeldBanner() {
  const { held } = useOrders();
  const { isAtDesk } = useSession();
  const { isBusy, release, block } = useHeld();
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<HeldSender | null>(null);
  if (held.length === 0) return null;
  const count = held.reduce((sum, { orders }) => sum + orders, 0);
  const branches = [...new Set(held.map(({ branch }) => branch))];
  const shown = isOpen ? held : held.slice(0, SHOWN);
  const releaseAll = async () => {
    for (const branch of branches) await release({ branch });
  };
  return (
    <section
      aria-label={texts.unusual}
      className="flex max-h-[45dvh] shrink-0 flex-col gap-2 overflow-y-auto border-ink/20 border-b bg-[#ffc94d] px-4 py-2.5 text-ink"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <div role="status" className="flex min-w-0 items-start gap-2">
          <StaffIcon name="warning" className="mt-0.5 size-5 shrink-0" />
          <p className="min-w-0">
            <strong className="mr-2 text-lg">{texts.unusual}</strong>
            <span className="text-sm sm:text-base">{texts.waiting({ count })}</span>
          </p>
        </div>
        {isAtDesk && (
          <Button size="small" look="secondary" disabled={isBusy} onClick={() => void releaseAll()}>
            <StaffIcon name="check" />
            {texts.releaseAll}
          </Button>
        )}
      </div>
      <ul aria-label={texts.senders} className="flex flex-col gap-1.5">
        {shown.map((sender) => (
          <SenderRow
            key={sender.sender}
            {...{ sender, isBusy }}
            onRelease={() => void release({ sender: sender.sender })}
            onBlock={() => setAsked(sender)}
          />
        ))}
      </ul>
      {held.length > SHOWN && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="min-h-11 self-start font-semibold underline underline-offset-4"
        >
          {isOpen ? texts.showFewer : texts.showAll({ count: held.length })}
        </button>
      )}
      {asked && (
        <BlockDialog
          {...{ isBusy }}
          sender={asked}
          onClose={() => setAsked(null)}
          onBlock={async () => {
            if (await block(asked.sender)) setAsked(null);
          }}
        />
      )}
    </section>
  );
}

interface SenderRowProps {
  sender: HeldSender;
  isBusy: boolean;
  onRelease: () => void;
  onBlock: () => void;
}

function SenderRow({ sender: { branch, who, orders, since }, isBusy, onRelease, onBlock }: SenderRowProps) {
  const { branches, branchOf, zoneOf, isAtDesk } = useSession();
  const place = branches.length > 1 ? branchOf(branch)?.name : undefined;
  const name = place === undefined ? who : texts.inBranch({ branch: place, text: who });
  const time = formatTime(new Date(since), zoneOf(branch));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 rounded-theme bg-card px-3 py-1.5">
      <span className="min-w-0 break-words">
        <span className="inline-block max-w-full font-semibold">{name}</span>{' '}
        <span className="whitespace-nowrap text-muted text-sm tabular-nums">
          {texts.fromSender({ count: orders, time })}
        </span>
      </span>
      {isAtDesk && (
        <span className="flex gap-2">
          <Button
            size="small"
            look="secondary"
            disabled={isBusy}
            onClick={onRelease}
            aria-label={texts.releaseOf({ who: name })}
          >
            {texts.release}
          </Button>
          <Button
            size="small"
            look="danger"
            disabled={isBusy}
            onClick={onBlock}
            aria-label={texts.blockOf({ who: name })}
          >
            {texts.block}
          </Button>
        </span>
      )}
    </li>
  );
}

interface BlockDialogProps {
  sender: HeldSender;
  isBusy: boolean;
  onClose: () => void;
  onBlock: () => void;
}

/** Asks first: what is turned down stays so. */
function BlockDialog({ sender: { who, orders }, isBusy, onClose, onBlock }: BlockDialogProps) {
  return (
    <Overlay
      isOpen
      onClose={onClose}
      title={texts.blockTitle}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button look="danger" disabled={isBusy} onClick={onBlock}>
            {texts.block}
          </Button>
        </div>
      }
    >
      <p className="break-words font-semibold">{who}</p>
      <p className="mt-2 max-w-prose">{texts.blockQuestion({ count: orders })}</p>
      <p className="mt-2 max-w-prose text-muted">{texts.blockHint}</p>
    </Overlay>
  );
}
