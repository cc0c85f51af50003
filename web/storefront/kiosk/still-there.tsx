import { Button } from '#web/ui/button.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import * as texts from './texts.ts';

interface StillThereProps {
  secondsLeft: number;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before an order is discarded; dismissing it in any way means that somebody is there. */
export function StillThere({ secondsLeft, onStay, onLeave }: StillThereProps) {
  return (
    <Overlay
      isOpen
      onClose={onStay}
      title={texts.stillThere}
      footer={
        <div className="grid gap-3 sm:grid-cols-2">
          <Button size="large" isWide onClick={onStay}>
            {texts.goOnOrdering}
          </Button>
          <Button size="large" look="secondary" isWide onClick={onLeave}>
            {texts.startOver}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col items-center gap-3 text-center">
        <p role="timer" className="font-display text-7xl tabular-nums leading-none">
          {secondsLeft}
        </p>
        <p className="text-lg">{texts.orderDiscarded({ seconds: secondsLeft })}</p>
      </div>
    </Overlay>
  );
}
