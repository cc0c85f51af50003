import { formatMonth } from '#text/calendar/days.ts';
import { useSession } from '../session/session.tsx';
import { Panel } from './panel.tsx';
import { frameOf, Total } from './panels.tsx';
import { Ranking } from './ranking.tsx';
import { valueText } from './statistic-words.ts';
import * as texts from './texts.ts';
import type { ShownStatistic } from './use-statistics.ts';

/** Where the key of a donation ends its month: '2026-11 Name of the recipient'. */
const MONTH_LENGTH = 7;

/** What the shop donates, by month and recipient; the latest month first. */
export function DonationsPanel({ of, days }: { of: ShownStatistic; days: string }) {
  const { currency } = useSession();
  const series = (of.current?.series ?? []).toSorted((a, b) => {
    const [first, second] = [a, b].map(({ key }) => key.slice(0, MONTH_LENGTH));
    return (second ?? '').localeCompare(first ?? '') || b.value - a.value;
  });
  const format = (value: number) => valueText(of.name, value, currency);
  return (
    <Panel
      {...frameOf(of, days)}
      empty={of.current?.total === 0 ? texts.EMPTY_TEXTS.donations : null}
      table={{
        head: [texts.month, texts.donatee, texts.amount],
        rows: series.map(({ key, value }) => [
          formatMonth(key.slice(0, MONTH_LENGTH)),
          key.slice(MONTH_LENGTH + 1),
          value,
        ]),
        shown: (cell) => (typeof cell === 'number' ? format(cell) : String(cell ?? '')),
      }}
      head={of.current && <Total of={of} />}
    >
      <Ranking series={series} format={format} />
    </Panel>
  );
}
