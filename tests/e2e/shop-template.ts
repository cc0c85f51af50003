import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '#tests/server-process.ts';
import { ROOT } from '#tests/source-files.ts';
import { waitFor } from './wait-for.ts';

export const ADMIN = { email: 'chefin@wiesenknopf.example', password: 'Kren-und-Senf-1931' };

export const SERVER_ENV = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, RATE_LIMITS: 'off' };

/**
 * A filled demo shop to copy: drawing its pictures takes seconds, and every test file starts with a fresh one. Created
 * once per build, below test-results/.
 */
export async function shopTemplate(): Promise<{ dataDir: string; deviceKey: string }> {
  const hash = createHash('sha256')
    .update(readFileSync(join(ROOT, 'dist/build.json')))
    .digest('hex');
  const place = join(ROOT, 'test-results', `e2e-shop-${hash.slice(0, 12)}`);
  const dataDir = join(place, 'data');
  if (!existsSync(place)) {
    const draft = mkdtempSync(join(tmpdir(), 'theke-e2e-shop-'));
    const server = await startServerProcess({ ...SERVER_ENV, DATA_DIR: join(draft, 'data') });
    // The welcome message is printed after the server is ready.
    const key = await waitFor(() => /Geräteschlüssel[^:]*: (\S+)/.exec(server.output())?.[1]);
    await askForPictures(server.url, join(draft, 'data/files/images'));
    await server.stop();
    writeFileSync(join(draft, 'device-key'), key);
    mkdirSync(join(ROOT, 'test-results'), { recursive: true });
    const ready = mkdtempSync(join(ROOT, 'test-results/e2e-shop-new-'));
    cpSync(draft, ready, { recursive: true });
    try {
      renameSync(ready, place);
    } catch (error) {
      // Another run of the same build was faster.
      if (!existsSync(place)) throw error;
      rmSync(ready, { recursive: true, force: true });
    }
    rmSync(draft, { recursive: true, force: true });
  }
  return { dataDir, deviceKey: readFileSync(join(place, 'device-key'), 'utf8') };
}

/** Generates the list sizes of every picture: otherwise each test file would wait for them again. */
async function askForPictures(url: string, directory: string): Promise<void> {
  const waiting = readdirSync(directory).flatMap((name) =>
    ['tiny', 'small'].map((size) => `${url}/image/${size}/${name}`),
  );
  const work = async (): Promise<void> => {
    for (let address = waiting.pop(); address; address = waiting.pop()) {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      await answer.arrayBuffer();
    }
  };
  await Promise.all([work(), work(), work()]);
}
