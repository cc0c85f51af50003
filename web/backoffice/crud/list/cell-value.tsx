import { formatMoney, fromDecimal } from '#domain/money/money.ts';
import type { Field } from '#entities/field.ts';
import { formatDateTime, formatDay } from '#text/calendar/calendar.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { decimalText } from '../inputs/decimal.ts';
import { useRecordZone } from '../inputs/time-inputs.tsx';
import type { RecordValues } from '../record.ts';
import type { OptionNames } from '../use-options.ts';
import * as texts from './texts.ts';

export interface CellValueProps {
  field: Field<unknown>;
  value: unknown;
  record: RecordValues;
  /** Of what `targetOf` says of the fields of the table. */
  names: OptionNames;
}

/** The entity whose records' names a cell shows. */
export function targetOf({ target, widget }: Field<unknown>): string | null {
  return target && target !== 'image' && (widget === 'reference' || widget === 'references') ? target : null;
}

/** The value of a field as a table shows it; '–' for nothing. */
export function CellValue({ field, value, record, names }: CellValueProps) {
  const target = targetOf(field);
  if (target !== null) return <>{namesText(value, names.get(target))}</>;
  if (field.widget === 'instant') return <Instant value={value} record={record} />;
  if (field.widget === 'money') return <Money value={value} />;
  if (field.widget === 'switch') return <OnOff isOn={value === true} />;
  if (field.widget === 'colour' && typeof value === 'string') return <Swatch colour={value} />;
  return <>{plainText(field, value) || '–'}</>;
}

function plainText(field: Field<unknown>, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (field.choices && typeof value === 'string') return field.choices[value] ?? value;
  if (Array.isArray(value)) {
    if (field.choices) return value.map((one) => field.choices?.[String(one)] ?? String(one)).join(', ');
    return value.length === 0 ? '' : texts.entries({ count: value.length });
  }
  if (typeof value === 'number') return decimalText(value) + (field.widget === 'percent' ? ' %' : '');
  if (field.widget === 'day' && typeof value === 'string') return formatDay(value);
  return typeof value === 'string' ? value : texts.present;
}

function namesText(value: unknown, names: ReadonlyMap<number, string> | undefined): string {
  const ids: number[] = Array.isArray(value)
    ? value.map((one: { id: number }) => one.id)
    : typeof value === 'number'
      ? [value]
      : [];
  return ids.map((id) => names?.get(id) ?? texts.recordNumber({ number: id })).join(', ') || '–';
}

function Instant({ value, record }: { value: unknown; record: RecordValues }) {
  const timeZone = useRecordZone(record);
  if (typeof value !== 'string') return <>–</>;
  const at = new Date(value);
  return (
    <time dateTime={value} className="whitespace-nowrap tabular-nums">
      {formatDateTime(at, timeZone)}
    </time>
  );
}

function Money({ value }: { value: unknown }) {
  const { currency } = useSession();
  return typeof value === 'number' ? (
    <span className="whitespace-nowrap tabular-nums">{formatMoney(fromDecimal(value), currency)}</span>
  ) : (
    <>–</>
  );
}

function OnOff({ isOn }: { isOn: boolean }) {
  return isOn ? (
    <span className="inline-flex items-center gap-1.5 text-secondary">
      <StaffIcon name="check" className="size-4" />
      {texts.yes}
    </span>
  ) : (
    <span className="text-muted">{texts.no}</span>
  );
}

function Swatch({ colour }: { colour: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span
        aria-hidden="true"
        className="size-5 rounded-full border border-line-strong forced-color-adjust-none"
        style={{ backgroundColor: colour }}
      />
      {colour}
    </span>
  );
}
