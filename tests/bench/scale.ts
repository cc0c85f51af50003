import { branchFigures } from './branches/branch-figures.ts';
import type { Note } from './figures.ts';
import { measureYears } from './years/years.ts';

/** `npm run bench -- scale`: many branches, many servers, years of orders. Returns what the table is about. */
export async function measureScale(note: Note): Promise<string> {
  await measureBranches(note);
  return `The evenings: 500 branches and 48 people at once on one PostgreSQL; all share the cores of one machine, so the processor per call tells what more machines would bring. The years: ${await measureYears(note)}`;
}

/** A board hears of an order within this, in milliseconds, whatever else the machine does. */
const LATEST_RING_MS = 2_000;

/** With one server as the yardstick of the others: each has to serve as much for the processor time that it takes. */
async function measureBranches(note: Note): Promise<void> {
  const all = await branchFigures();
  const [one] = all;
  if (!one) throw new Error('nothing was measured');
  for (const { servers, perSecond, ordersPerSecond, p99, heard, placed, busy, serverMs, databaseMs } of all) {
    const cost = (serverMs + databaseMs) / (one.serverMs + one.databaseMs);
    const times = { menu: p99.menu, order: p99.order, board: p99.board, ring: p99.ring };
    const slowest = Object.entries(times).map(([act, ms]) => `${act} ${Math.round(ms)} ms`);
    note(
      `Friday evening, ${servers} server${servers === 1 ? '' : 's'}: calls per second, 99th percentiles, processor per call with its mails (servers + database)`,
      `${Math.round(perSecond)}, of them ${Math.round(ordersPerSecond)} orders; ${slowest.join(', ')}; ${busy} pages put off; ${serverMs.toFixed(1)} + ${databaseMs.toFixed(1)} ms, ${cost.toFixed(2)} times one server's`,
      `all heard within ${LATEST_RING_MS / 1_000} s, 2 times`,
      heard === placed && p99.ring <= LATEST_RING_MS && cost <= 2,
    );
  }
}
