import { Counter, Gauge, type Registry } from 'prom-client';
import { LEVELS } from '#domain/operations/judgement.ts';
import type { Deliveries } from '#use-cases/operations/deliveries.ts';
import type { OperationsWatch } from '#use-cases/operations/watch-operations.ts';
import type { Deps } from '#use-cases/ports.ts';

export interface ServerMeasures {
  deps: Pick<Deps, 'db' | 'clock' | 'log'>;
  operations: OperationsWatch;
  deliveries: Deliveries;
}

/** The numbers of this process: what it has sent, its connections, and how it finds itself. */
export function registerServerMetrics(
  registry: Registry,
  { deps, operations, deliveries }: ServerMeasures,
): void {
  const registers = [registry];
  new Counter({
    name: 'theke_messages_total',
    help: 'E-mails and SMS that this process handed over to their service (sent) or could not (failed)',
    labelNames: ['channel', 'outcome'],
    registers,
    collect() {
      this.reset();
      for (const channel of ['mail', 'sms'] as const)
        for (const outcome of ['sent', 'failed'] as const)
          this.inc({ channel, outcome }, deliveries.count(channel, outcome));
    },
  });
  new Gauge({
    name: 'theke_database_connections',
    help: 'Connections of this process to the database server, by state (busy, idle); none where the database is embedded',
    labelNames: ['state'],
    registers,
    collect() {
      const pool = deps.db.pool();
      if (!pool) return;
      this.set({ state: 'idle' }, pool.idle);
      this.set({ state: 'busy' }, pool.open - pool.idle);
    },
  });
  new Gauge({
    name: 'theke_database_waiting',
    help: 'Statements that wait for a connection to the database server',
    registers,
    collect() {
      this.set(deps.db.pool()?.waiting ?? 0);
    },
  });
  new Gauge({
    name: 'theke_database_copy_age_seconds',
    help: 'How far the copy of the database for reading is behind; NaN while it does not answer, nothing where there is none',
    registers,
    collect() {
      const copy = deps.db.past.copy();
      if (copy) this.set(copy.ageMs === null ? Number.NaN : copy.ageMs / 1_000);
      else this.reset();
    },
  });
  new Gauge({
    name: 'theke_operations_level',
    help: 'How the operations page finds it, by subject: 0 fine, 1 notice, 2 fault',
    labelNames: ['subject'],
    registers,
    async collect() {
      for (const { subject, level } of await operations.read(null))
        this.set({ subject }, LEVELS.indexOf(level));
    },
  });
}
