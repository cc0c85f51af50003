import { Popover } from '#web/backoffice/layout/popover.tsx';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { MUTE_MINUTES } from './alarm-state.ts';
import * as texts from './texts.ts';
import type { Alarm } from './use-alarm.ts';

/** Volume, test tone and short pause of the alarm. */
export function SoundMenu({ alarm }: { alarm: Alarm }) {
  const { isInShell, isUnlocked, isMuted, volume } = alarm;
  const isOn = (isInShell || isUnlocked) && !isMuted;
  return (
    <Popover
      label={isOn ? texts.soundOn : texts.soundOff}
      trigger={<StaffIcon name={isOn ? 'alarm' : 'alarm-off'} className={isOn ? '' : 'text-error'} />}
    >
      <div className="flex flex-col gap-4">
        {isInShell ? (
          <p className="text-sm">{texts.ringsInApp}</p>
        ) : (
          <>
            <label className="flex flex-col gap-2 font-medium text-sm">
              {texts.volume}
              <input
                type="range"
                min={0.1}
                max={1}
                step={0.1}
                value={volume}
                onChange={(event) => alarm.setVolume(Number(event.target.value))}
                className="h-8 w-full accent-(--primary)"
              />
            </label>
            <Button look="secondary" onClick={() => void alarm.unlock()}>
              <StaffIcon name="volume" />
              {isUnlocked ? texts.testSound : texts.turnSoundOn}
            </Button>
          </>
        )}
        <p className="text-muted text-sm">{texts.soundNote({ minutes: MUTE_MINUTES })}</p>
      </div>
    </Popover>
  );
}
