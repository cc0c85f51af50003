import { defineConfig } from 'vitest/config';

const root = new URL('..', import.meta.url).pathname;

/** Rules must not depend on the zone of the process: the same tests run in three. */
const zones = ['UTC', 'Europe/Vienna', 'America/New_York'];

interface Suite {
  include: string[];
  exclude?: string[];
  /** Suites with a higher number start when the lower ones are done: browsers and servers disturb each other. */
  order: number;
  env?: Record<string, string>;
  timeout?: number;
  workers?: number;
  /** Files that keep nothing share a process: loading the same modules again for each costs most of the time. */
  isShared?: boolean;
  globalSetup?: string;
}

function suite(
  name: string,
  {
    include,
    exclude = [],
    order,
    env = {},
    timeout = 30_000,
    workers = 3,
    isShared = false,
    globalSetup,
  }: Suite,
) {
  return {
    test: {
      name,
      root,
      include,
      exclude,
      env,
      pool: 'forks' as const,
      isolate: !isShared,
      testTimeout: timeout,
      hookTimeout: 120_000,
      // A busy machine is slow, not wrong: what is awaited ends the wait, the limit only ends a failure.
      expect: { poll: { timeout: 15_000 } },
      sequence: { groupOrder: order },
      ...(globalSetup ? { globalSetup } : {}),
      // Most tests wait for sockets and disks: three of them keep two cores busy.
      maxWorkers: workers,
    },
  };
}

const api = ['tests/api/**/*.test.ts'];

/**
 * Every day each suite of the server runs on one of the two databases, and on both where the database decides: orders,
 * records, the outbox, sessions, time tracking, migrations. `npm run test:long` runs all of them on both.
 */
const EMBEDDED_ONLY = [
  'contact-form-limits',
  'contract',
  'directory-lock',
  'first-start',
  'fonts',
  'health',
  'hostile-input',
  'image-templates',
  'images',
  'login',
  'login-link',
  'openapi',
  'order-public',
  'orders-limits',
  'orders-refused',
  'pages',
  'passwords',
  'permissions',
  'requests',
  'routes',
  'specification',
  'stopping',
  'uploads',
];
const POSTGRES_ONLY = [
  'account',
  'account-log',
  'analytics',
  'contact-form',
  'device-tests',
  'devices',
  'holiday-balances',
  'logs',
  'order-edit',
  'order-export',
  'order-items',
  'order-lists',
  'order-messages',
  'orders-form-refused',
  'projects',
  'record-content',
  'record-lists',
  'statistics',
  'terminal-pin',
  'time-tracking-work',
  'uploads-library',
  'user-rights',
  'users',
  'working-activities',
  'working-schedules',
];
const elsewhere = {
  embedded: POSTGRES_ONLY.map((name) => `tests/api/${name}.test.ts`),
  postgres: EMBEDDED_ONLY.map((name) => `tests/api/${name}.test.ts`),
};
const isLong = process.env.THEKE_LONG === '1';

export default defineConfig({
  root,
  test: {
    projects: [
      ...zones.map((zone) =>
        suite(`rules ${zone}`, {
          include: ['tests/{domain,text}/**/*.test.ts'],
          order: 0,
          env: { TZ: zone },
          isShared: true,
        }),
      ),
      suite('parts', {
        include: ['tests/*.test.ts', 'tests/{adapters,web,printers,demo}/**/*.test.{ts,tsx}'],
        order: 0,
      }),
      // The same suite on both databases; a half that cannot start fails the run.
      ...(['embedded', 'postgres'] as const).map((database) =>
        suite(`api ${database}`, {
          include: api,
          exclude: isLong ? [] : elsewhere[database],
          order: 1,
          isShared: true,
          env: { THEKE_TEST_DATABASE: database },
          timeout: 60_000,
          globalSetup: `tests/api/setup-${database}.ts`,
        }),
      ),
      suite('faults', { include: ['tests/faults/**/*.test.ts'], order: 1, timeout: 240_000 }),
      // A browser keeps a core busy for half of the time: there is one for each core.
      ...(['electron', 'e2e'] as const).map((name) =>
        suite(name, {
          include: [`tests/${name}/**/*.test.ts`],
          order: 2,
          timeout: 120_000,
          workers: 2,
          globalSetup: `tests/${name}/set-up.ts`,
        }),
      ),
    ],
  },
});
