import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { languages } from '../web/languages.ts';
import { zonedRuleTests } from './rule-files.ts';
import { SlowestFirst } from './slowest-first.ts';
import { DAILY_BROWSER, DAILY_ON_BOTH, DAILY_ON_EMBEDDED, LONG_API, LONG_ONLY, MEASURED } from './suites.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Rules must not depend on the zone of the process: those about time are tested in three. */
const zones = ['UTC', 'Europe/Vienna', 'America/New_York'];

interface Suite {
  include: string[];
  exclude?: string[];
  /** Suites with a higher number start when the lower ones are done: browsers and servers disturb each other. */
  order: number;
  env?: Record<string, string>;
  timeout?: number;
  workers?: number;
  /** Stateless files share a process: loading the same modules again for each would take most of the time. */
  isShared?: boolean;
  globalSetup?: string;
  setupFiles?: string[];
  /** Node flags for the processes of the suite. */
  flags?: readonly string[];
}

/**
 * A test runs a piece of code only a few times. Optimising it takes longer than it saves: a sixth of the CPU time of a
 * daily run.
 */
const QUICKLY_COMPILED = ['--no-opt'];
/** The embedded database as well, where it is a small part of the work. */
const ALL_QUICKLY_COMPILED = [...QUICKLY_COMPILED, '--liftoff-only'];

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
    setupFiles = [],
    flags = [],
  }: Suite,
) {
  return {
    plugins: [languages],
    test: {
      name,
      root,
      include,
      exclude,
      env,
      setupFiles,
      pool: 'forks' as const,
      execArgv: [...flags],
      isolate: !isShared,
      testTimeout: timeout,
      hookTimeout: 120_000,
      // A busy machine is slow, not wrong: tests wait for conditions, and the timeout only ends a failure.
      expect: { poll: { timeout: 15_000 } },
      sequence: { groupOrder: order },
      ...(globalSetup ? { globalSetup } : {}),
      // Most tests wait for sockets and disks: three of them keep two cores busy.
      maxWorkers: workers,
    },
  };
}

const api = ['tests/api/**/*.test.ts'];
const isLong = process.env.THEKE_LONG === '1';

export default defineConfig({
  root,
  test: {
    sequence: { sequencer: SlowestFirst },
    projects: [
      ...zones.map((zone) =>
        suite(`rules ${zone}`, {
          include: zone === 'UTC' ? ['tests/{domain,text}/**/*.test.ts'] : zonedRuleTests(),
          order: 0,
          env: { TZ: zone },
          isShared: true,
          ...(zone === 'UTC' ? { setupFiles: ['tests/local-time-trap.ts'] } : {}),
        }),
      ),
      suite('parts', {
        include: [
          'tests/*.test.ts',
          'tests/{adapters,data,demo,peers,printers,use-cases,web}/**/*.test.{ts,tsx}',
        ],
        order: 0,
      }),
      // The same suite on both databases; a half that cannot start fails the run.
      ...(['embedded', 'postgres'] as const).map((database) =>
        suite(`api ${database}`, {
          include: isLong || database === 'postgres' ? api : [...DAILY_ON_BOTH, ...DAILY_ON_EMBEDDED],
          exclude: [
            ...MEASURED,
            ...(isLong ? [] : LONG_API),
            ...(database === 'postgres' && !isLong ? DAILY_ON_EMBEDDED : []),
          ],
          order: 1,
          isShared: true,
          env: { THEKE_TEST_DATABASE: database },
          flags: QUICKLY_COMPILED,
          timeout: 60_000,
          globalSetup: `tests/api/support/setup-${database}.ts`,
        }),
      ),
      ...(isLong ? (['embedded', 'postgres'] as const) : []).map((database) =>
        suite(`measured ${database}`, {
          include: MEASURED,
          order: 1,
          env: { THEKE_TEST_DATABASE: database },
          globalSetup: `tests/api/support/setup-${database}.ts`,
          workers: 1,
        }),
      ),
      suite('faults', {
        include: ['tests/faults/**/*.test.ts'],
        exclude: isLong ? [] : LONG_ONLY,
        order: 1,
        timeout: 240_000,
      }),
      // Browsers mostly wait as well: three keep two cores busy.
      ...(['electron', 'e2e'] as const).map((name) =>
        suite(name, {
          include: name === 'e2e' && !isLong ? DAILY_BROWSER : [`tests/${name}/**/*.test.ts`],
          exclude: isLong ? [] : LONG_ONLY,
          order: 2,
          // Files in one process share what is slow to start: the browser, and the server's loaded and compiled code.
          isShared: name === 'e2e',
          env: { NODE_ENV: 'production' },
          flags: ALL_QUICKLY_COMPILED,
          timeout: 120_000,
          workers: 3,
          globalSetup: `tests/${name}/set-up.ts`,
        }),
      ),
    ],
  },
});
