import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { MUTE_MINUTES } from './alarm-state.ts';
import * as texts from './texts.ts';
import type { Alarm } from './use-alarm.ts';

/** Asks to enable sound at the start of the shift, and offers a pause while it rings. */
export function AlarmBar({ alarm }: { alarm: Alarm }) {
  const { waiting, isRinging, isInShell, isUnlocked, isMuted } = alarm;
  if (!isInShell && !isUnlocked) {
    return (
      <section
        aria-label={texts.sound}
        className="flex shrink-0 flex-wrap items-center justify-center gap-x-5 gap-y-2 border-warning/30 border-b bg-warning-soft px-4 py-2.5"
      >
        <p className="flex items-center gap-2 font-semibold">
          <StaffIcon name="alarm-off" className="size-5 text-warning" />
          {texts.soundIsOff}
        </p>
        <Button onClick={() => void alarm.unlock()} className="min-h-12">
          <StaffIcon name="volume" />
          {texts.turnSoundOn}
        </Button>
      </section>
    );
  }
  if (waiting === 0) return null;
  return (
    <div
      role="status"
      className={`flex shrink-0 items-center justify-center gap-x-3 px-3 text-sm sm:gap-x-5 sm:text-base ${
        isRinging ? 'bg-primary text-on-primary' : 'bg-primary-soft text-ink'
      }`}
    >
      <p className="flex items-center gap-2 font-bold">
        <StaffIcon name={isRinging ? 'alarm' : 'alarm-off'} />
        {texts.waiting({ count: waiting })}
      </p>
      {isMuted && !isRinging ? (
        <p className="py-3">{texts.muted({ minutes: MUTE_MINUTES })}</p>
      ) : (
        <button
          type="button"
          onClick={alarm.mute}
          className="min-h-11 shrink-0 rounded-theme px-2 font-semibold underline sm:px-3 underline-offset-4 hover:bg-black/10"
        >
          {texts.mute({ minutes: MUTE_MINUTES })}
        </button>
      )}
    </div>
  );
}
