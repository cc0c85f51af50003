import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildAll, isBuildCurrent } from '#web/build.ts';

/** `npm start`: builds what is missing or older than its sources, then runs the build. */
if (!isBuildCurrent()) {
  console.log('Theke wird gebaut …');
  await buildAll();
}
// Before anything of React is loaded.
process.env.NODE_ENV ??= 'production';
const built = pathToFileURL(join(import.meta.dirname, '../dist/server/main.js')).href;
const { run } = (await import(built)) as { run: () => Promise<void> };
await run();
