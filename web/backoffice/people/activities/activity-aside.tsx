import {
  isForgotten,
  pausedTime,
  type WorkingTime,
  workedTime,
  workingState,
} from '#domain/working/working-time.ts';
import type { AsideProps } from '#web/backoffice/crud/screen.ts';
import { useServerNowEvery } from '#web/lib/clock/server-clock.ts';
import { NoticeBox } from '#web/ui/notice.tsx';
import { clockText } from '../clock-text.ts';
import * as texts from './texts.ts';

/** Beside the form: what the times add up to. */
export function ActivityAside({ values, record }: AsideProps) {
  const now = useServerNowEvery(30);
  const time = timeOf(values, typeof record?.pausedAt === 'string' ? record.pausedAt : null);
  return (
    <div className="flex flex-col gap-4 rounded-card border border-line bg-card p-5 sm:p-6">
      <h2 className="font-display text-xl">{texts.workingTime}</h2>
      {time === null ? (
        <p className="text-muted">{texts.noStart}</p>
      ) : (
        <>
          {isForgotten(time, now) && <NoticeBox tone="warning">{texts.forgotten}</NoticeBox>}
          <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 tabular-nums">
            <dt>{texts.state}</dt>
            <dd className="text-right font-semibold">{texts.STATES[workingState(time)]}</dd>
            <dt>{texts.worked}</dt>
            <dd className="text-right font-semibold">
              {texts.hoursText({ time: clockText(workedTime(time, now)) })}
            </dd>
            <dt>{texts.pauses}</dt>
            <dd className="text-right font-semibold">
              {texts.hoursText({ time: clockText(pausedTime(time, now)) })}
            </dd>
          </dl>
        </>
      )}
    </div>
  );
}

function timeOf(values: AsideProps['values'], pausedAt: string | null): WorkingTime | null {
  const { startedAt, endedAt, pauses } = values;
  if (typeof startedAt !== 'string' || startedAt === '') return null;
  const whole: readonly { from: string; to: string }[] = Array.isArray(pauses) ? pauses : [];
  const end = typeof endedAt === 'string' && endedAt !== '' ? endedAt : null;
  return {
    startedAt,
    endedAt: end,
    pausedAt: end === null ? pausedAt : null,
    pauses: whole.filter(({ from, to }) => from !== '' && to !== ''),
  };
}
