import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest files, slowest first; a long one that starts last delays the end of the run. */
const SLOW = [
  'tests/faults/kill-during-orders',
  // The desktop app's tests wait for windows: next to the busy ones that costs nothing.
  'tests/electron/shell',
  'tests/electron/order',
  'tests/electron/window',
  'tests/electron/printing',
  'tests/electron/alarm',
  'tests/e2e/orders',
  'tests/e2e/backoffice/new-owner',
  'tests/e2e/backoffice/entities',
  'tests/e2e/every-screen',
  'tests/printers/run-agent',
  'tests/api/openapi/contract',
  'tests/e2e/backoffice/forms',
  'tests/e2e/staff',
  'tests/api/database/database',
  'tests/api/database/first-start',
  'tests/api/http/hostile-input',
  'tests/api/accounts/permissions',
  'tests/api/records/records',
  'tests/api/insights/statistics',
  'tests/api/orders/outbox',
];

/** Starts the slow files before the others; the others keep the runner's order. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = SLOW.findIndex((name) => moduleId.endsWith(`${name}.test.ts`));
      return at === -1 ? SLOW.length : at;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
