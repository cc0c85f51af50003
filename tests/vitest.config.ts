import { defineConfig } from 'vitest/config';

const root = new URL('..', import.meta.url).pathname;

/** Rules must not depend on the zone of the process: the same tests run in three. */
const zones = ['UTC', 'Europe/Vienna', 'America/New_York'];

export default defineConfig({
  root,
  test: {
    projects: [
      ...zones.map((zone) => ({
        test: {
          name: `rules ${zone}`,
          root,
          include: ['tests/{domain,text}/**/*.test.ts'],
          pool: 'forks' as const,
          env: { TZ: zone },
        },
      })),
      {
        test: {
          name: 'parts',
          root,
          include: ['tests/*.test.ts', 'tests/{web,printers,demo,electron}/**/*.test.{ts,tsx}'],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
