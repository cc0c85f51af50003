import { instantOf, localDayOf } from '#domain/time/zoned-time.ts';
import { formatTime } from '#text/calendar/calendar.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import type { InputProps } from './input-props.ts';
import { fieldProps } from './plain-inputs.tsx';
import * as texts from './texts.ts';

/** The zone in which a record's times are shown: its branch's, else that of the first branch. */
export function useRecordZone(record: Readonly<Record<string, unknown>>): string {
  const { zoneOf, branches } = useSession();
  if (typeof record.timeZone === 'string' && record.timeZone !== '') return record.timeZone;
  const branch = typeof record.branch === 'number' ? record.branch : branches[0]?.id;
  return zoneOf(branch ?? 0);
}

/** '2026-11-22T18:05' in local time of the zone; '' for no instant. */
export function localText(iso: string | null, timeZone: string): string {
  const at = iso ? new Date(iso) : null;
  if (!at || Number.isNaN(at.getTime())) return '';
  return `${localDayOf(at, timeZone)}T${formatTime(at, timeZone)}`;
}

/** The instant for a local time, ISO 8601; null for ''. */
export function instantText(local: string, timeZone: string): string | null {
  const [day, time] = local.split('T');
  if (!day || !time) return null;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(instantOf(day, hours * 60 + minutes, timeZone, 'first')).toISOString();
}

export function InstantInput(props: InputProps<string | null>) {
  const timeZone = useRecordZone(props.record);
  return (
    <TextField
      {...fieldProps(props as InputProps)}
      type="datetime-local"
      value={localText(props.value, timeZone)}
      onChange={(event) => props.onChange(instantText(event.target.value, timeZone))}
    />
  );
}

export function DayInput(props: InputProps<string | null>) {
  return (
    <TextField
      {...fieldProps(props as InputProps)}
      type="date"
      value={props.value ?? ''}
      onChange={(event) => props.onChange(event.target.value || null)}
    />
  );
}

const USUAL = ['Europe/Vienna', 'Europe/Berlin', 'Europe/Zurich', 'Europe/Vaduz'];

export function ZoneInput(props: InputProps<string>) {
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => !USUAL.includes(zone));
  return (
    <SelectField
      {...fieldProps(props as InputProps)}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
    >
      {[USUAL, others].map((zones, index) => (
        <optgroup key={zones[0]} label={index === 0 ? texts.usualZones : texts.otherZones}>
          {zones.map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
