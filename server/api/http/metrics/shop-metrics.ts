import { Counter, Gauge, type Registry } from 'prom-client';
import type { ShopMeasure } from '#use-cases/operations/operations-store.ts';
import type { Deps } from '#use-cases/ports.ts';

/** How long the numbers of one query are handed out: several collectors cost no more than one. */
const FRESH_MS = 5_000;
/**
 * A shop with more branches gets one series for all of them ('all'): ten thousand branches with eight events would fill the
 * memory of the collector. Their own numbers are on the statistics screens.
 */
const MOST_BRANCHES = 200;
const ALL = 'all';

const KINDS = ['print', 'mail', 'sms', 'payment', 'refund', 'push', 'form', 'import', 'invoice'] as const;
const PRINT_STATES = ['waiting', 'claimed', 'failed', 'unclear'] as const;
const OPEN_STATES = ['awaiting', 'confirmed', 'inDelivery'] as const;

/**
 * The numbers of the whole shop, which every server process reports alike: take their maximum, not their sum. Returns what
 * reads them anew; it never rejects.
 */
export function registerShopMetrics(
  registry: Registry,
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
): () => Promise<void> {
  const registers = [registry];
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Gauge({ name, help, labelNames, registers });
  const events = new Counter({
    name: 'theke_order_events_total',
    help: 'What happened to orders of the shop since this process was first asked, by branch (its id, or all) and event: placed, confirmed, rejected, canceled ...',
    labelNames: ['branch', 'event'],
    registers,
  });
  const open = gauge('theke_orders_open', 'Orders that are not finished, by branch and state', [
    'branch',
    'state',
  ]);
  const last = gauge('theke_last_order_age_seconds', 'Seconds since the last order was placed, by branch', [
    'branch',
  ]);
  const waiting = gauge('theke_outbox_waiting', 'Rows of the outbox that wait or are in work, by kind', [
    'kind',
  ]);
  const dead = gauge(
    'theke_outbox_given_up',
    'Rows of the outbox that were given up and are still kept, by kind',
    ['kind'],
  );
  const late = gauge(
    'theke_outbox_late_seconds',
    'Seconds since the oldest row that is due became due, by kind',
    ['kind'],
  );
  const print = gauge('theke_print_jobs', 'Print jobs that nobody has printed for sure, by state', ['state']);
  const answered = gauge(
    'theke_shop_measures_up',
    '1 if the database answered with the numbers of the shop, else 0',
    [],
  );

  let sequence: bigint | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  return function refreshed(): Promise<void> {
    if (performance.now() - readAt < FRESH_MS) return Promise.resolve();
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
  };

  async function read(): Promise<void> {
    try {
      const known = await deps.db.operations.shop(deps.clock.now(), sequence);
      ({ sequence } = known);
      readAt = performance.now();
      show(known.measures);
      answered.set(1);
    } catch (error) {
      // Everything else is still worth knowing, then most of all.
      deps.log.warn({ err: error }, 'metrics: the shop could not be measured');
      for (const one of [open, last, waiting, dead, late, print]) one.reset();
      answered.set(0);
    }
  }

  function show(measures: readonly ShopMeasure[]): void {
    const branches = new Set(measures.flatMap(({ branch }) => (branch === null ? [] : [branch])));
    const of = (branch: number | null) => (branches.size > MOST_BRANCHES ? ALL : String(branch));
    for (const one of [open, last, waiting, dead, late, print]) one.reset();
    // What is zero is a number as well: a series that comes and goes cannot be watched.
    for (const kind of KINDS) for (const one of [waiting, dead, late]) one.set({ kind }, 0);
    for (const state of PRINT_STATES) print.set({ state }, 0);
    for (const branch of new Set([...branches].map(of)))
      for (const state of OPEN_STATES) open.set({ branch, state }, 0);
    const ages = new Map<string, number>();
    for (const { name, branch, label, value } of measures) {
      if (name === 'event') events.inc({ branch: of(branch), event: label }, value);
      else if (name === 'open') open.inc({ branch: of(branch), state: label }, value);
      else if (name === 'last') ages.set(of(branch), Math.min(value, ages.get(of(branch)) ?? value));
      else if (name === 'outbox-waiting') waiting.set({ kind: label }, value);
      else if (name === 'outbox-dead') dead.set({ kind: label }, value);
      else if (name === 'late') late.set({ kind: label }, value);
      else if (name === 'print') print.set({ state: label }, value);
    }
    for (const [branch, age] of ages) last.set({ branch }, age);
  }
}
