import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readArchive } from '#adapters/backup/archive-reader.ts';
import { checkBackup } from '#use-cases/operations/check-backup.ts';
import { takeDailyBackup } from '#use-cases/operations/take-daily-backup.ts';
import { databaseKind, startServer, type TestServer } from '../support/harness.ts';

const DAY = 86_400_000;

describe.runIf(databaseKind() !== 'postgres')('the copy of every day', () => {
  let shop: TestServer;
  let folder: string;
  const judge = async () => checkBackup({ ...shop.deps, branches: null });
  const copies = async () => (await readdir(folder).catch(() => [])).sort();

  beforeAll(async () => {
    shop = await startServer({ settings: { hasBackups: true, backupKeep: 2 } });
    folder = join(shop.settings.dataDir, 'backups');
    await shop.sql(`UPDATE "_prisma_migrations" SET "started_at" = now() - interval '3 days'`);
  });
  afterAll(() => shop.stop());

  it('is told to be missing, then is taken once, and opens with the key of DATA_DIR', async () => {
    expect(await judge()).toMatchObject({ state: 'never', level: 'fault' });
    await mkdir(folder);
    await writeFile(join(folder, 'theke-2026-01-01-0400.backup.unfinished'), 'of a server that was killed');
    await writeFile(join(folder, 'theke-2026-01-01-0400.backup'), 'old');
    await writeFile(join(folder, 'theke-2026-01-02-0400.backup'), 'old');
    await takeDailyBackup(shop.deps);
    const [kept, taken = '', ...others] = await copies();
    expect([kept, others], 'two are kept, and nothing unfinished').toEqual([
      'theke-2026-01-02-0400.backup',
      [],
    ]);
    const key = (await readFile(join(shop.settings.dataDir, 'backup.key'), 'utf8')).trim();
    expect(key).toMatch(/^([0-9A-Z]{5}-){5}[0-9A-Z]{5}$/);
    const kinds = new Set<string>();
    for await (const entry of readArchive(join(folder, taken), key)) kinds.add(entry.kind);
    expect(kinds).toContain('end');
    expect((await stat(join(folder, taken))).mode & 0o077).toBe(0);
    expect(await judge()).toMatchObject({ state: 'fine' });
    await takeDailyBackup(shop.deps);
    expect(await copies()).toHaveLength(2);
  });

  it('is told to have failed, to be too old after two nights, and is fine again', async () => {
    await rm(folder, { recursive: true });
    await writeFile(folder, 'in the way');
    shop.setNow(new Date(Date.now() + DAY));
    await takeDailyBackup(shop.deps);
    expect(await judge()).toMatchObject({ state: 'failed', level: 'notice' });
    shop.setNow(new Date(Date.now() + 2 * DAY));
    await takeDailyBackup(shop.deps);
    const admin = await shop.login('admin@example.at');
    const { body } = await shop.get('/api/operations', { session: admin });
    const found = body.data.find(({ subject }: { subject: string }) => subject === 'backup');
    expect(found).toMatchObject({ level: 'fault', says: expect.stringContaining('vor 2 Tagen gemacht') });
    await rm(folder);
    shop.setNow(null);
    await shop.sql(`DELETE FROM "Backup"`);
    await takeDailyBackup(shop.deps);
    expect(await judge()).toMatchObject({ state: 'fine', level: 'ok' });
  });
});
