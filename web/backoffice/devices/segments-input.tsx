import { useRef, useState } from 'react';
import type { OpeningHour } from '#domain/time/opening-hours.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { hidden } from '#web/ui/hidden.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { errorsBelow, type InputProps } from '../crud/inputs/input-props.ts';
import { RecordOptions } from '../crud/inputs/select-options.tsx';
import { SortableList } from '../crud/inputs/sortable-list.tsx';
import { useOptions } from '../crud/use-options.ts';
import { durationText } from './duration-text.ts';
import { ScheduleInput } from './schedule-input.tsx';
import * as texts from './signage-texts.ts';

interface Entry {
  segment: { id: number };
  seconds: number;
  schedule: OpeningHour[];
}

const USUAL_SECONDS = 15;

/** The programme of a screen: segments in order, how long each stays, and when it is shown. */
export function SegmentsInput({ field, id, value, onChange, errors, isDisabled }: InputProps<Entry[]>) {
  const { options, isLoaded } = useOptions('digital-signage-segment');
  const [wanted, setWanted] = useState('');
  const keys = useKeys(value.length);
  const nameOf = (entry: Entry) =>
    options.find((one) => one.id === entry.segment.id)?.name ?? texts.number({ number: entry.segment.id });
  const change = (index: number, part: Partial<Entry>) =>
    onChange(value.map((entry, at) => (at === index ? { ...entry, ...part } : entry)));
  const total = value.reduce((sum, { seconds }) => sum + (Number.isFinite(seconds) ? seconds : 0), 0);
  return (
    <div className="flex flex-col gap-4">
      {value.length === 0 && (
        <p className="rounded-theme border-2 border-line border-dashed px-4 py-6 text-center text-muted">
          {isLoaded && options.length === 0 ? texts.segmentFirst : texts.addFirstSegment}
        </p>
      )}
      <SortableList
        label={field.label}
        items={value}
        keyOf={(_, index) => keys.at(index)}
        nameOf={nameOf}
        isDisabled={isDisabled}
        onMove={(moved) => {
          keys.move(value, moved);
          onChange(moved);
        }}
      >
        {(entry, index, handle) => {
          const wrong = errorsBelow(errors, String(index));
          const sentence = wrong.seconds ?? wrong['segment.id'] ?? wrong[''];
          return (
            <div className="flex flex-col gap-3 rounded-theme border border-line bg-paper p-3">
              <div className="flex flex-wrap items-center gap-2">
                {handle}
                <p className="min-w-0 flex-1 basis-40 truncate font-medium">
                  {index + 1}. {nameOf(entry)}
                </p>
                <label className="flex items-center gap-2 text-sm">
                  {texts.secondsOf({ name: nameOf(entry), hidden })}
                  <input
                    type="number"
                    id={`${id}-${index}-seconds`}
                    min={1}
                    max={86_400}
                    value={Number.isFinite(entry.seconds) ? entry.seconds : ''}
                    disabled={isDisabled}
                    aria-invalid={wrong.seconds ? true : undefined}
                    aria-describedby={sentence ? `${id}-${index}-error` : undefined}
                    onChange={({ target }) => change(index, { seconds: target.valueAsNumber })}
                    className="min-h-11 w-24 rounded-theme border border-line-strong bg-card px-3 text-base tabular-nums aria-invalid:border-error"
                  />
                </label>
                <IconButton
                  label={texts.removeNamed({ name: nameOf(entry) })}
                  disabled={isDisabled}
                  onClick={() => {
                    keys.remove(index);
                    onChange(value.toSpliced(index, 1));
                  }}
                >
                  <StaffIcon name="trash" />
                </IconButton>
              </div>
              {sentence && (
                <p id={`${id}-${index}-error`} className="font-medium text-error text-sm">
                  {sentence}
                </p>
              )}
              <ScheduleInput
                name={nameOf(entry)}
                value={entry.schedule}
                errors={errorsBelow(wrong, 'schedule')}
                isDisabled={isDisabled}
                onChange={(schedule) => change(index, { schedule })}
              />
            </div>
          );
        }}
      </SortableList>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <SelectField
            id={id}
            label={texts.segment}
            error={errors['']}
            value={wanted}
            disabled={isDisabled || options.length === 0}
            onChange={(event) => setWanted(event.target.value)}
          >
            <option value="">{texts.pleaseChoose}</option>
            <RecordOptions records={options} />
          </SelectField>
        </div>
        <Button
          look="secondary"
          disabled={isDisabled || wanted === ''}
          className="min-h-12"
          onClick={() => {
            onChange([...value, { segment: { id: Number(wanted) }, seconds: USUAL_SECONDS, schedule: [] }]);
            setWanted('');
          }}
        >
          <StaffIcon name="plus" />
          {texts.add}
        </Button>
      </div>
      {value.length > 0 && (
        <p className="text-muted text-sm">{texts.runtime({ duration: durationText(total) })}</p>
      )}
    </div>
  );
}

/** Keys that stay with the entries as they move: the same segment may appear twice. */
function useKeys(count: number) {
  const keys = useRef<number[]>([]);
  const last = useRef(0);
  while (keys.current.length < count) {
    last.current += 1;
    keys.current.push(last.current);
  }
  keys.current.length = count;
  return {
    at: (index: number) => keys.current[index] ?? index,
    remove: (index: number) => void keys.current.splice(index, 1),
    move: (before: readonly Entry[], after: readonly Entry[]) => {
      keys.current = after.map((entry) => keys.current[before.indexOf(entry)] ?? 0);
    },
  };
}
