import { branchFigures } from './branches/branch-figures.ts';
import type { Note } from './figures.ts';
import { measureYears } from './years/years.ts';

/** `npm run bench -- scale`: many branches, many servers, years of orders. */
export async function measureScale(note: Note): Promise<void> {
  await measureBranches(note);
  await measureYears(note);
}

/** A board hears of an order within this, in milliseconds, whatever else the machine does. */
const LATEST_RING_MS = 2_000;

/** With one server as the yardstick of the others: each has to serve as much for the processor time that it takes. */
async function measureBranches(note: Note): Promise<void> {
  const all = await branchFigures();
  const [one] = all;
  if (!one) throw new Error('nothing was measured');
  for (const { servers, perSecond, ordersPerSecond, p99, heard, placed, serverMs, databaseMs } of all) {
    const cost = (serverMs + databaseMs) / (one.serverMs + one.databaseMs);
    note(
      `500 branches on a Friday evening, 48 people, ${servers} server${servers === 1 ? '' : 's'} on one PostgreSQL: calls per second; 99th percentile of menu / order / board / ring; processor per call with its mails and papers (servers + database)`,
      `${Math.round(perSecond)}, of them ${Math.round(ordersPerSecond)} orders; ${[p99.menu, p99.order, p99.board, p99.ring].map((ms) => `${Math.round(ms)} ms`).join(' / ')}; ${serverMs.toFixed(1)} + ${databaseMs.toFixed(1)} ms, ${cost.toFixed(2)} times that of one server`,
      `every order heard within ${LATEST_RING_MS / 1_000} s; at most 2 times`,
      heard === placed && p99.ring <= LATEST_RING_MS && cost <= 2,
    );
  }
}
