import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

type Step = readonly [name: string, command: string, args: readonly string[]];

/** `npm run check`: the generated client, lint and format, types (whole tree, then the pure rules alone), architecture. */
const bin = 'node_modules/.bin';
const STEPS: Readonly<Record<string, readonly Step[]>> = {
  client: [['Prisma client', `${bin}/prisma`, ['generate', '--config', 'prisma/prisma.config.ts']]],
  code: [
    ['lint and format', `${bin}/biome`, ['check', '--error-on-warnings', '.']],
    ['types', `${bin}/tsc`, ['-p', '.']],
    ['pure rules', `${bin}/tsc`, ['-p', 'server/domain']],
    [
      'architecture',
      `${bin}/vitest`,
      ['run', '--config', 'tests/vitest.config.ts', '--project', 'parts', 'tests/architecture.test.ts'],
    ],
  ],
};

const [part] = process.argv.slice(2);
const chosen = part === undefined ? Object.values(STEPS).flat() : (STEPS[part] ?? []);
for (const [name, command, args] of chosen) {
  const isWindows = process.platform === 'win32';
  const program = isWindows && existsSync(`${command}.cmd`) ? `${command}.cmd` : command;
  const { status } = spawnSync(program, args, { stdio: 'inherit', shell: isWindows });
  if (status !== 0) {
    console.error(`check: ${name} failed`);
    process.exit(1);
  }
}
