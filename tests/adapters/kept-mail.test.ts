import { mkdir, mkdtemp, open, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepMail, mailBox } from '#adapters/kept-mail.ts';
import { keptId, keptMailFile, keptMailFileOf } from '#adapters/kept-mail-file.ts';
import { fileStorage } from '#adapters/storage/file-storage.ts';

vi.mock('node:fs/promises', async (original) => {
  const files = await original<typeof import('node:fs/promises')>();
  return {
    ...files,
    open: vi.fn(files.open),
    readdir: vi.fn(files.readdir),
    readFile: vi.fn(files.readFile),
    stat: vi.fn(files.stat),
  };
});

const NOON = Date.UTC(2026, 10, 27, 12);
const eml = (subject: string) => `To: gast@example.at\r\nSubject: ${subject}\r\n\r\nGuten Tag\r\n`;
const everybody = () => true;

let dataDir: string;
let directory: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'theke-kept-mail-'));
  directory = join(dataDir, 'outbox-mail');
  await mkdir(directory);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe('the name of a kept mail', () => {
  it.each([null, 'shop', 2] as const)('says when it was kept and that its audience is %s', (audience) => {
    const file = keptMailFile(keptId('<1@theke.example>'), new Date(NOON + 7), audience);
    expect(keptMailFileOf(file.name)).toEqual(file);
  });

  it.each([
    '',
    'notes.txt',
    '.0b1c.tmp',
    '2026-13-40T99-00-00-000Z.shop.00000000000000000000000000000000.eml',
  ])('%j is none', (name) => expect(keptMailFileOf(name)).toBeNull());
});

describe('a box of 20,000 mails', () => {
  const COUNT = 20_000;
  const file = (index: number) => {
    const audience = index % 2 === 0 ? 1 : 'shop';
    return keptMailFile(keptId(`<${index}@theke.example>`), new Date(NOON + index * 1_000), audience);
  };
  beforeAll(async () => {
    for (let from = 0; from < COUNT; from += 500)
      await Promise.all(
        Array.from({ length: 500 }, (_, step) =>
          writeFile(join(directory, file(from + step).name), eml(`Mail ${from + step}`)),
        ),
      );
  }, 60_000);
  beforeEach(() => vi.clearAllMocks());

  it('opens the mails of the page and no other', async () => {
    const { data, total } = await mailBox(fileStorage(dataDir)).list(everybody, { skip: 0, take: 25 });
    expect(total).toBe(COUNT);
    expect(data.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 25 }, (_, index) => `Mail ${COUNT - 1 - index}`),
    );
    expect(open).toHaveBeenCalledTimes(25);
    expect(readFile).not.toHaveBeenCalled();
    expect(stat).not.toHaveBeenCalled();
  });

  it('filters by the audience without opening any', async () => {
    const ofBranch = ({ audience }: { audience: unknown }) => audience === 1;
    const { data, total } = await mailBox(fileStorage(dataDir)).list(ofBranch, { skip: 10, take: 2 });
    expect(total).toBe(COUNT / 2);
    expect(data.map(({ subject }) => subject)).toEqual([`Mail ${COUNT - 22}`, `Mail ${COUNT - 24}`]);
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('takes another one without looking through it', async () => {
    await keepMail(fileStorage(dataDir), { messageId: '<new@theke.example>' }, Buffer.from(eml('Neu')));
    expect(readdir).not.toHaveBeenCalled();
    expect(await mailBox(fileStorage(dataDir)).read(keptId('<new@theke.example>'))).toMatchObject({
      subject: 'Neu',
      audience: null,
    });
    await mailBox(fileStorage(dataDir)).remove(['<new@theke.example>']);
  });

  it('has one that is sent again only once', async () => {
    const again = { messageId: '<7@theke.example>', isRepeated: true };
    await keepMail(fileStorage(dataDir), again, Buffer.from(eml('Mail 7')));
    expect(await readdir(directory)).toHaveLength(COUNT);
  });

  it('finds one by its id, and keeps the newest', async () => {
    const box = mailBox(fileStorage(dataDir));
    const { id, at } = file(19_990);
    expect(await box.read(id)).toMatchObject({ subject: 'Mail 19990', at, audience: 1 });
    await box.forget({ before: new Date(NOON), unsharedBefore: new Date(NOON), most: 20 });
    expect(await readdir(directory)).toHaveLength(20);
    expect(await box.read(id)).not.toBeNull();
    expect(await box.read(file(1).id)).toBeNull();
  });
});

it('shows mails of former versions at the time they were written, for administrators only', async () => {
  const id = keptId('<former@theke.example>');
  await writeFile(join(directory, `${id}.eml`), eml('Von früher'));
  await utimes(join(directory, `${id}.eml`), new Date(NOON), new Date(NOON));
  const box = mailBox(fileStorage(dataDir));
  const former = { id, subject: 'Von früher', at: new Date(NOON), audience: null };
  expect((await box.list(everybody, { skip: 0, take: null })).data.at(-1)).toMatchObject(former);
  expect(await box.read(id)).toMatchObject(former);
});
