import { Button } from '#web/ui/button.tsx';
import { Overlay } from '#web/ui/overlay.tsx';

interface StillThereProps {
  secondsLeft: number;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before an order is thrown away; every way of closing it means that somebody is there. */
export function StillThere({ secondsLeft, onStay, onLeave }: StillThereProps) {
  return (
    <Overlay
      isOpen
      onClose={onStay}
      title="Sind Sie noch da?"
      footer={
        <div className="grid gap-3 sm:grid-cols-2">
          <Button size="large" isWide onClick={onStay}>
            Weiter bestellen
          </Button>
          <Button size="large" look="secondary" isWide onClick={onLeave}>
            Neu beginnen
          </Button>
        </div>
      }
    >
      <div className="flex flex-col items-center gap-3 text-center">
        <p role="timer" className="font-display text-7xl tabular-nums leading-none">
          {secondsLeft}
        </p>
        <p className="text-lg">
          Ihre Bestellung wird in {secondsLeft} {secondsLeft === 1 ? 'Sekunde' : 'Sekunden'} verworfen.
        </p>
      </div>
    </Overlay>
  );
}
