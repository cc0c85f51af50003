import { formatMoney, fromDecimal } from '#domain/money/money.ts';
import { STATISTIC_DESCRIPTIONS } from '#text/statistics-texts.ts';
import { BranchNotice } from '../layout/branch-notice.tsx';
import { DataAge } from '../layout/data-age.tsx';
import { NotFoundPage } from '../layout/not-found-page.tsx';
import { ScrollPage } from '../layout/scroll-region.tsx';
import { useMay, useSession } from '../session/session.tsx';
import { ChangeSign } from './change-sign.tsx';
import { ComparisonBar } from './comparison/comparison-bar.tsx';
import { DonationsPanel } from './donations-panel.tsx';
import { DaysPanel, HoursPanel, RankingPanel, WorkPanel } from './panels.tsx';
import { PeriodBar } from './period-bar.tsx';
import { SalesPanels } from './sales/sales-panels.tsx';
import * as salesTexts from './sales/texts.ts';
import { TodayPanel } from './sales/today-panel.tsx';
import { type Sales, useSales } from './sales/use-sales.ts';
import { SplitWords } from './split-words.tsx';
import { changeWords, comparedText, periodText, valueText } from './statistic-words.ts';
import * as texts from './texts.ts';
import { type ChosenPeriod, usePeriod } from './use-period.ts';
import { type ShownStatistic, type Statistics, useStatistics } from './use-statistics.ts';

/** #/dashboard: how business is going, compared with the period before. */
export function DashboardPage() {
  const may = useMay();
  return may(['ROLE_EMPLOYEE']) ? <Dashboard /> : <NotFoundPage />;
}

function Dashboard() {
  const chosen = usePeriod();
  const statistics = useStatistics(chosen.period, chosen.compared, chosen.branch);
  const sales = useSales(chosen.period, chosen.compared, chosen.branch);
  return (
    <ScrollPage label={texts.title} className="max-w-7xl gap-6">
      <div>
        <h1 className="font-display text-3xl">{texts.title}</h1>
        <p className="mt-1 text-muted">
          {texts.comparison({
            period: periodText(chosen.period),
            compared: comparedText(chosen.compared, chosen.time),
          })}
        </p>
        <DataAge />
      </div>
      <PeriodBar
        name={chosen.name}
        period={chosen.typed}
        branch={chosen.branch}
        today={chosen.today}
        problem={chosen.problem}
        onBranch={chosen.chooseBranch}
        onChange={chosen.change}
      />
      <ComparisonBar chosen={chosen} />
      <BranchNotice branch={chosen.branch} onShowAll={() => chosen.chooseBranch(null)} />
      <Tiles statistics={statistics} />
      <Panels statistics={statistics} sales={sales} chosen={chosen} />
    </ScrollPage>
  );
}

const GRID = 'grid gap-5 xl:grid-cols-2';

function Panels({
  statistics,
  sales,
  chosen,
}: {
  statistics: Statistics;
  sales: Sales;
  chosen: ChosenPeriod;
}) {
  const days = texts.daysOfFile(chosen.period);
  return (
    <>
      <Group title={texts.salesGroup}>
        <TodayPanel branch={chosen.branch} />
        <DaysPanel of={statistics.revenue} days={days} isWide note={STATISTIC_DESCRIPTIONS.revenue} />
        <DaysPanel of={statistics.orders} days={days} />
        <DaysPanel of={statistics.items} days={days} />
        <RankingPanel of={statistics['popular-items']} days={days} head={[texts.product, texts.pieces]} />
        <DaysPanel of={statistics['canceled-orders']} days={days} />
        <RankingPanel of={statistics.lines} days={days} head={[texts.lineKind, texts.amount]} />
        <DonationsPanel of={statistics.donations} days={days} />
        <HoursPanel of={statistics['order-times']} days={days} />
      </Group>
      <Group title={salesTexts.group}>
        <SalesPanels sales={sales} days={days} />
      </Group>
      <Group title={texts.visitorsGroup}>
        <DaysPanel of={statistics['unique-visitors']} days={days} />
        <DaysPanel of={statistics['page-views']} days={days} />
        <RankingPanel of={statistics.pages} days={days} head={[texts.page, texts.views]} />
        <RankingPanel of={statistics.events} days={days} head={[texts.event, texts.count]} />
        <HoursPanel of={statistics['visitor-times']} days={days} />
      </Group>
      <Group title={texts.teamGroup}>
        <WorkPanel
          planned={statistics['working-schedules']}
          worked={statistics['working-activities']}
          days={days}
        />
      </Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h2 className="font-display text-2xl">{title}</h2>
      <div className={GRID}>{children}</div>
    </section>
  );
}

const TILES = ['revenue', 'orders', 'items', 'unique-visitors', 'working-activities'] as const;

/** The totals at a glance. */
function Tiles({ statistics }: { statistics: Statistics }) {
  const { currency } = useSession();
  const [revenue, orders, ...others] = TILES.map((name) => statistics[name]);
  return (
    <ul aria-label={texts.atAGlance} className="grid grid-cols-2 gap-3 lg:grid-cols-3 xl:grid-cols-6">
      {revenue && <TotalTile of={revenue} />}
      {orders && <TotalTile of={orders} />}
      <AverageTile statistics={statistics} currency={currency} />
      {others.map((one) => (
        <TotalTile key={one.name} of={one} />
      ))}
    </ul>
  );
}

interface TileProps {
  title: string;
  value: number | null;
  before: number | null;
  format: (value: number) => string;
  /** Below the value. */
  more?: React.ReactNode;
}

function Tile({ title, value, before, format, more }: TileProps) {
  return (
    <li className="flex flex-col gap-1 rounded-card border border-line bg-card p-4">
      <p className="font-medium text-muted text-sm">{title}</p>
      {value === null ? (
        <span className="skeleton h-8 w-24" aria-hidden="true" />
      ) : (
        <p className="font-semibold text-xl tabular-nums sm:text-2xl">{format(value)}</p>
      )}
      {value !== null && before !== null && (
        <ChangeSign change={changeWords(value, before, format(before))} />
      )}
      {more}
    </li>
  );
}

function TotalTile({ of }: { of: ShownStatistic }) {
  const { currency } = useSession();
  const { name, current, before } = of;
  return (
    <Tile
      title={texts.SHORT_NAMES[name]}
      value={current?.total ?? null}
      before={before?.total ?? null}
      format={(value) => valueText(name, value, currency)}
      more={<SplitWords of={of} />}
    />
  );
}

/** The average value of the orders that count as revenue. */
function AverageTile({ statistics, currency }: { statistics: Statistics; currency: string }) {
  const average = (side: 'current' | 'before') => {
    const [revenue, orders, canceled] = (['revenue', 'orders', 'canceled-orders'] as const).map(
      (name) => statistics[name][side]?.total,
    );
    if (revenue === undefined || orders === undefined || canceled === undefined) return null;
    return orders === canceled ? 0 : revenue / (orders - canceled);
  };
  return (
    <Tile
      title={texts.averagePerOrder}
      value={average('current')}
      before={average('before')}
      format={(value) => formatMoney(fromDecimal(value), currency)}
    />
  );
}
