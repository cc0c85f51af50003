import { systemClock } from '#adapters/clock.ts';
import { type MoveOutcome, moveMonthAway } from '#use-cases/months/move-month-away.ts';
import { openExisting } from './existing-database.ts';
import { type CommandContext, runCommand } from './run-command.ts';
import { CommandRefusedError } from './start-fault.ts';
import { print } from './welcome.ts';

// `npm run archive-orders 2019-03`: moves the orders of a month out of the tables that everybody reads, into the schema 'archive' of
// the same database, with the settings of the server. On PostgreSQL the server may run meanwhile.

async function archiveOrders({ words: [month], ...context }: CommandContext): Promise<void> {
  if (!month || !/^\d{4}-(0[1-9]|1[0-2])$/.test(month))
    throw new CommandRefusedError('Which month? Name one as in: npm run archive-orders 2019-03');
  const { db } = await openExisting(context, {
    nothing: 'there is nothing to archive',
    meanwhile: 'archive the month',
  });
  try {
    const outcome = await moveMonthAway({ db, clock: systemClock }, month);
    if ('obstacle' in outcome) throw new CommandRefusedError(refusal(month, outcome.obstacle));
    const rows = Object.entries(outcome.moved).filter(([, count]) => count > 0);
    const list = rows.map(([table, count]) => `  ${table}: ${count}\n`).join('');
    await print(`The orders of ${month} are in the schema 'archive' now. Rows by table:\n${list}`);
  } finally {
    await db.close();
  }
}

function refusal(month: string, obstacle: Extract<MoveOutcome, { obstacle: unknown }>['obstacle']): string {
  switch (obstacle.reason) {
    case 'unknown':
      return `There is no month ${month} of orders.`;
    case 'running':
      return `${month} is not closed yet: orders may still come. A month is closed a day after it is over, while a server runs.`;
    case 'moved':
      return `The orders of ${month} have been moved already.`;
    case 'kept':
      return `The orders of ${month} have to stay until ${obstacle.until}: so long the law (${obstacle.country}) asks for their invoices.`;
  }
}

await runCommand('Nothing was archived', archiveOrders);
