import { buildShell } from '#electron/build.ts';
import { build } from '#tests/built.ts';

/** The current shell; `npm test` has built the web before, a single suite may find it stale. */
export default async function setUp(): Promise<void> {
  build();
  await buildShell();
}
