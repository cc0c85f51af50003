import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Zone } from '#domain/time/zone-offsets.ts';
import { addDays, type LocalDay, localDayOf, weekdayOf } from '#domain/time/zoned-time.ts';
import { copiedWeek, mondayOf } from '#domain/working/week-plan.ts';
import { type WorkingScheduleRow, workingSchedule } from '#entities/working-schedule.ts';
import { formatShortDay, shortWeekday } from '#text/calendar/days.ts';
import { reportCreation } from '#web/backoffice/crud/removal-notice.ts';
import { erased } from '#web/backoffice/crud/screen.ts';
import { createMany, entityList } from '#web/lib/entity-list.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import type { Person } from '../branch-people.ts';
import { spanText, TYPE_NAMES } from './plan-words.ts';
import * as texts from './texts.ts';
import { loadWeek } from './use-plan.ts';

interface CopyDialogProps {
  branch: number;
  /** Mondays. */
  from: LocalDay;
  to: LocalDay;
  timeZone: Zone;
  people: readonly Person[];
  onClose: () => void;
  /** The week that the copies went to. */
  onCopied: (monday: LocalDay) => void;
}

/** Previews what copying a week would create before anything is written; then writes all of it with one call that can be undone. */
export function CopyDialog({ branch, timeZone, people, onClose, onCopied, ...weeks }: CopyDialogProps) {
  const { client } = trpc.useUtils();
  const queries = useQueryClient();
  const [from, setFrom] = useState(weeks.from);
  const [to, setTo] = useState(weeks.to);
  const [isBusy, setBusy] = useState(false);
  const [failures, setFailures] = useState<readonly string[]>([]);
  const preview = useQuery({
    queryKey: [workingSchedule.name, 'copy', { branch, from, to, timeZone }],
    queryFn: async () => {
      const [source, target] = await Promise.all([
        loadWeek(client, branch, from, timeZone),
        loadWeek(client, branch, to, timeZone),
      ]);
      return copiedWeek(source, target, { from, to, timeZone });
    },
    enabled: from !== to,
    staleTime: 0,
    gcTime: 0,
  });
  const copies = from === to ? [] : (preview.data ?? []);
  const open = copies.filter(({ obstacle }) => obstacle === null);
  const copy = async () => {
    setBusy(true);
    const records = open.map(
      ({ entry: { id: _, createdAt: _created, updatedAt: _updated, ...values } }) => values,
    );
    const answer = await createMany(queries, workingSchedule, client.workingSchedules, records).catch(
      // The error list says why.
      () => null,
    );
    setBusy(false);
    if (!answer) return;
    const { created, refused } = answer;
    setFailures(
      refused.flatMap(({ place, message }) => {
        const one = open[place];
        return one ? [`${lineOf(one.entry, people, timeZone)}: ${message}`] : [];
      }),
    );
    const list = entityList(queries, workingSchedule, client.workingSchedules);
    if (created.length > 0)
      reportCreation(
        erased(workingSchedule),
        { text: texts.entriesCopied({ count: created.length }), detail: '', created, isFailure: false },
        list,
      );
    if (refused.length === 0) onCopied(to);
  };
  return (
    <Overlay
      isOpen
      isWide
      onClose={() => !isBusy && onClose()}
      title={texts.copyWeek}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-3">
          <Button look="secondary" disabled={isBusy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button disabled={isBusy || open.length === 0} onClick={() => void copy()}>
            <StaffIcon name="copy" />
            {isBusy ? texts.copying : texts.copyEntries({ count: open.length })}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="max-w-prose">{texts.copyRules}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <WeekField label={texts.copyFrom} monday={from} isDisabled={isBusy} onChange={setFrom} />
          <WeekField label={texts.copyTo} monday={to} isDisabled={isBusy} onChange={setTo} />
        </div>
        {failures.length > 0 && (
          <NoticeBox tone="error" role="alert" title={texts.copyIncomplete}>
            <ul className="list-disc pl-5">
              {failures.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </NoticeBox>
        )}
        {from === to && <NoticeBox>{texts.copySameWeek}</NoticeBox>}
        {preview.isFetching && <div className="skeleton h-40" aria-hidden="true" />}
        {preview.isError && (
          <NoticeBox tone="error" role="alert">
            {texts.loadFailed}
          </NoticeBox>
        )}
        {preview.isSuccess && !preview.isFetching && from !== to && copies.length === 0 && (
          <NoticeBox>{texts.nothingToCopy}</NoticeBox>
        )}
        {copies.length > 0 && !preview.isFetching && (
          <ul aria-label={texts.copyPreview} className="divide-y divide-line rounded-card border border-line">
            {copies.map((one) => (
              <li
                key={one.entry.id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5"
              >
                <span className={one.obstacle ? 'text-muted' : ''}>
                  {lineOf(one.entry, people, timeZone)}
                  {one.entry.type !== 'work' && ` (${TYPE_NAMES[one.entry.type]})`}
                </span>
                {one.obstacle ? (
                  <span className="text-muted text-sm">{texts.OBSTACLES[one.obstacle]}</span>
                ) : (
                  <span className="inline-flex items-center gap-1 text-secondary text-sm">
                    <StaffIcon name="check" className="size-4" />
                    {texts.willBeCopied}
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Overlay>
  );
}

function lineOf(entry: WorkingScheduleRow, people: readonly Person[], timeZone: Zone): string {
  const name = people.find(({ id }) => id === entry.user)?.name ?? texts.recordNumber({ number: entry.user });
  const day = localDayOf(new Date(entry.from), timeZone);
  return `${name}, ${shortWeekday(weekdayOf(day))} ${formatShortDay(day)}, ${spanText(entry, timeZone)}`;
}

/** A week, selected by any of its days. */
function WeekField({
  label,
  monday,
  isDisabled,
  onChange,
}: {
  label: string;
  monday: LocalDay;
  isDisabled: boolean;
  onChange: (monday: LocalDay) => void;
}) {
  return (
    <TextField
      type="date"
      label={label}
      hint={texts.weekSpan({ monday: formatShortDay(monday), sunday: formatShortDay(addDays(monday, 6)) })}
      value={monday}
      disabled={isDisabled}
      onChange={({ target }) => target.value && onChange(mondayOf(target.value))}
    />
  );
}
