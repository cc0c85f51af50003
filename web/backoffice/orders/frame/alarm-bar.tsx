import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { MUTE_MINUTES } from './alarm-state.ts';
import type { Alarm } from './use-alarm.ts';

/** Asks for the sound at the start of the shift, and offers a pause while it rings. */
export function AlarmBar({ alarm }: { alarm: Alarm }) {
  const { waiting, isRinging, isInShell, isUnlocked, isMuted } = alarm;
  if (!isInShell && !isUnlocked) {
    return (
      <div className="flex shrink-0 flex-wrap items-center justify-center gap-x-5 gap-y-2 border-warning/30 border-b bg-warning-soft px-4 py-2.5">
        <p className="flex items-center gap-2 font-semibold">
          <StaffIcon name="alarm-off" className="size-5 text-warning" />
          Der Ton ist aus: Neue Bestellungen sind nur zu sehen.
        </p>
        <Button onClick={() => void alarm.unlock()} className="min-h-12">
          <StaffIcon name="volume" />
          Ton einschalten
        </Button>
      </div>
    );
  }
  if (waiting === 0) return null;
  return (
    <div
      role="status"
      className={`flex shrink-0 items-center justify-center gap-x-3 px-3 py-1 text-sm sm:gap-x-5 sm:text-base ${
        isRinging ? 'bg-primary text-on-primary' : 'bg-primary-soft text-ink'
      }`}
    >
      <p className="flex items-center gap-2 font-bold">
        <StaffIcon name={isRinging ? 'alarm' : 'alarm-off'} />
        {waiting === 1 ? 'Eine Bestellung wartet auf Sie' : `${waiting} Bestellungen warten auf Sie`}
      </p>
      {isMuted && !isRinging ? (
        <p className="py-3">Stumm, höchstens {MUTE_MINUTES} Min.</p>
      ) : (
        <button
          type="button"
          onClick={alarm.mute}
          className="min-h-12 shrink-0 rounded-theme px-2 font-semibold underline sm:px-3 underline-offset-4 hover:bg-black/10"
        >
          {MUTE_MINUTES} Min. stumm
        </button>
      )}
    </div>
  );
}
