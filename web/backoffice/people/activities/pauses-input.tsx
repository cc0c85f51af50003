import { pausedTime } from '#domain/working/working-time.ts';
import type { InputProps } from '#web/backoffice/crud/inputs/input-props.ts';
import { instantText, localText, useRecordZone } from '#web/backoffice/crud/inputs/time-inputs.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { FieldError, TextField } from '#web/ui/field.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { clockText } from '../clock-text.ts';
import * as texts from './texts.ts';

interface Pause {
  from: string;
  to: string;
}

/** The breaks of an activity as a small table; times are in the zone of the branch. */
export function PausesInput(props: InputProps<Pause[]>) {
  const { field, id, value, onChange, errors, isDisabled, record } = props;
  const timeZone = useRecordZone(record);
  const set = (index: number, change: Partial<Pause>) =>
    onChange(value.map((pause, at) => (at === index ? { ...pause, ...change } : pause)));
  const add = () => {
    // After the last break; without any, the start of the work.
    const start = value.at(-1)?.to ?? (typeof record.startedAt === 'string' ? record.startedAt : null);
    if (!start) return;
    const to = new Date(Date.parse(start) + 30 * 60_000).toISOString();
    onChange([...value, { from: new Date(start).toISOString(), to }]);
  };
  return (
    <fieldset disabled={isDisabled} className="flex flex-col gap-3">
      <legend className="mb-2 font-medium text-sm">{field.label}</legend>
      {value.length === 0 && <p className="text-muted">{texts.noPauses}</p>}
      <ul aria-label={field.label} className="flex flex-col gap-3 empty:hidden">
        {value.map((pause, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pauses have no name but their place.
          <li key={index} className="flex flex-col gap-1.5">
            <div className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto_auto]">
              <TextField
                id={`${id}-${index}-from`}
                label={texts.pauseFrom({ number: index + 1 })}
                type="datetime-local"
                error={errors[`${index}.from`]}
                value={localText(pause.from, timeZone)}
                onChange={({ target }) => set(index, { from: instantText(target.value, timeZone) ?? '' })}
              />
              <TextField
                id={`${id}-${index}-to`}
                label={texts.pauseTo({ number: index + 1 })}
                type="datetime-local"
                error={errors[`${index}.to`]}
                value={localText(pause.to, timeZone)}
                onChange={({ target }) => set(index, { to: instantText(target.value, timeZone) ?? '' })}
              />
              <p className="flex min-h-12 items-center tabular-nums">{lengthText(pause)}</p>
              <IconButton
                label={texts.removePause({ number: index + 1 })}
                onClick={() => onChange(value.filter((_, at) => at !== index))}
              >
                <StaffIcon name="trash" />
              </IconButton>
            </div>
            <FieldError id={`${id}-${index}-error`} error={errors[String(index)]} />
          </li>
        ))}
      </ul>
      <FieldError id={`${id}-error`} error={errors['']} />
      {!isDisabled && (
        <div>
          <Button look="secondary" size="small" disabled={!record.startedAt} onClick={add}>
            <StaffIcon name="plus" className="size-4" />
            {texts.addPause}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

function lengthText({ from, to }: Pause): string {
  const length = pausedTime(
    { startedAt: from, endedAt: to, pausedAt: null, pauses: [{ from, to }] },
    new Date(0),
  );
  return length > 0 ? clockText(length) : '–';
}
