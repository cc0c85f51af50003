import { buildShell } from '#electron/build.ts';
import { build } from '#tests/built.ts';

/** The shell as it is now; `npm test` has built the web before, a single suite may find it old. */
export default async function setUp(): Promise<void> {
  build();
  await buildShell();
}
