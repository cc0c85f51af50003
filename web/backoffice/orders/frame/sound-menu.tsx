import { Popover } from '#web/backoffice/layout/popover.tsx';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { MUTE_MINUTES } from './alarm-state.ts';
import type { Alarm } from './use-alarm.ts';

/** Volume, test tone and the short pause of the alarm. */
export function SoundMenu({ alarm }: { alarm: Alarm }) {
  const { isInShell, isUnlocked, isMuted, volume } = alarm;
  const isOn = (isInShell || isUnlocked) && !isMuted;
  return (
    <Popover
      label={isOn ? 'Ton: eingeschaltet' : 'Ton: ausgeschaltet'}
      trigger={<StaffIcon name={isOn ? 'alarm' : 'alarm-off'} className={isOn ? '' : 'text-error'} />}
    >
      <div className="flex flex-col gap-4">
        {isInShell ? (
          <p className="text-sm">
            Neue Bestellungen läuten über die App, auch wenn ein anderes Fenster offen ist.
          </p>
        ) : (
          <>
            <label className="flex flex-col gap-2 font-medium text-sm">
              Lautstärke
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
              {isUnlocked ? 'Testton' : 'Ton einschalten'}
            </Button>
          </>
        )}
        <p className="text-muted text-sm">
          Der Ton wiederholt sich, bis jemand die Bestellung bestätigt oder ablehnt. Stumm schalten lässt er
          sich für höchstens {MUTE_MINUTES} Minuten; eine weitere Bestellung läutet trotzdem.
        </p>
      </div>
    </Popover>
  );
}
