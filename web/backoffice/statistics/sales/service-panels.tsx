import type { SalesReport } from '#inputs/sales-report.ts';
import { minutesText } from '#web/backoffice/layout/minutes-text.ts';
import { Panel } from '../panel.tsx';
import { type SalesPanelProps, salesFrame } from './sales-frame.ts';
import * as texts from './texts.ts';

/** What did not become a sale, and why. */
export function LostPanel({ sales, days }: SalesPanelProps) {
  const rows = sales.current ? lostRows(sales.current) : [];
  return (
    <Panel
      {...salesFrame(sales)}
      title={texts.lost}
      empty={rows.length === 0 ? texts.nothingLost : null}
      file={`lost-${days}`}
      table={{ head: [texts.kind, texts.reason, texts.orders], rows }}
    >
      <ul className="flex flex-col gap-2.5 text-sm">
        {rows.map(([kind, reason, orders]) => (
          <li key={`${kind} ${reason}`} className="flex justify-between gap-4 border-line border-b pb-2">
            <span className="min-w-0 break-words">
              <span className="font-medium">{kind}</span> {reason}
            </span>
            <span className="font-semibold tabular-nums">{orders}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function lostRows({ rejected, canceled, missed }: SalesReport): [string, string, number][] {
  const of = (kind: string, list: readonly { label: string; orders: number }[]) =>
    list.map(({ label, orders }): [string, string, number] => [kind, label, orders]);
  return [...of(texts.rejected, rejected), ...of(texts.canceled, canceled), ...of(texts.missed, missed)];
}

/** How long guests waited for a confirmation. */
export function AnswerPanel({ sales, days }: SalesPanelProps) {
  const [now, before] = [sales.current?.answer ?? null, sales.before?.answer ?? null];
  const text = (seconds: number | undefined) =>
    seconds === undefined ? '' : texts.duration({ minutes: minutesText(seconds) });
  const rows = [
    [texts.median, text(now?.median), text(before?.median)],
    [texts.ninety, text(now?.ninety), text(before?.ninety)],
  ];
  return (
    <Panel
      {...salesFrame(sales)}
      title={texts.answer}
      empty={now === null ? texts.noAnswer : null}
      file={`answers-${days}`}
      table={{ head: [texts.figure, texts.value, texts.before], rows }}
      head={now && <p className="text-muted text-sm">{texts.answered({ count: now.orders })}</p>}
    >
      <dl className="grid grid-cols-2 gap-3">
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt className="text-muted text-sm">{term}</dt>
            <dd className="font-semibold text-2xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** How guests rated their orders. */
export function RatingsPanel({ sales, days }: SalesPanelProps) {
  const ratings = sales.current?.ratings;
  const rows = (ratings?.stars ?? [])
    .map((count, index): [string, number] => [texts.stars({ count: index + 1 }), count])
    .toReversed();
  const most = Math.max(1, ...rows.map(([, count]) => count));
  return (
    <Panel
      {...salesFrame(sales)}
      title={texts.ratings}
      empty={ratings?.orders === 0 ? texts.noRatings : null}
      file={`ratings-${days}`}
      table={{ head: [texts.ratings, texts.count], rows }}
      head={
        ratings?.average != null && (
          <p className="text-muted text-sm">
            {texts.average({ average: ratings.average.toLocaleString('de-DE'), count: ratings.orders })}
          </p>
        )
      }
    >
      <ul className="flex flex-col gap-2 text-sm">
        {rows.map(([label, count]) => (
          <li key={label} className="grid grid-cols-[5rem_1fr_2.5rem] items-center gap-3">
            <span>{label}</span>
            <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sand">
              <span
                className="block h-full rounded-full bg-[var(--primary-ink)]"
                style={{ width: `${(count / most) * 100}%` }}
              />
            </span>
            <span className="text-right font-semibold tabular-nums">{count}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
