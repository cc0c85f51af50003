import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isPublicAddress, publicLookup } from '#adapters/push/public-address.ts';
import { createPush, PushRefused } from '#adapters/push/push.ts';
import { isKeyPair, storedKeys, type VapidKeys } from '#adapters/push/vapid-keys.ts';
import { fileStorage } from '#adapters/storage/file-storage.ts';
import { type PushMood, type PushPeer, startPushService } from '#tests/peers/push-service.ts';
import type { Push } from '#use-cases/message-ports.ts';

const MESSAGE = { title: 'Bestellung Nr. 12', body: 'Ist bestätigt.', url: '/status/a/b', topic: 'order12' };
const OPTIONS = { subject: 'mailto:wirt@example.at', ttl: 600 };

let directory: string;
let keys: VapidKeys;
let service: PushPeer;
let push: Push;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'theke-vapid-'));
  keys = await storedKeys(join(directory, 'keys.json'));
  service = await startPushService();
  push = createPush({ keys, allowedHosts: [service.host] });
});
afterEach(() => service.setMood('well'));
afterAll(async () => {
  await service.close();
  await rm(directory, { recursive: true });
});

async function outcome(mood: PushMood): Promise<unknown> {
  service.setMood(mood);
  return push.send(service.subscribe().address, MESSAGE, OPTIONS).catch((error: unknown) => error);
}

describe('a push', () => {
  it('can be read by the browser alone, and is signed by the shop', async () => {
    const browser = service.subscribe();
    expect(await push.send(browser.address, MESSAGE, OPTIONS)).toBe('sent');
    expect(browser.received).toMatchObject([
      {
        message: MESSAGE,
        ttl: 600,
        topic: 'order12',
        urgency: 'high',
        claims: { aud: `http://${service.host}`, sub: 'mailto:wirt@example.at' },
      },
    ]);
  });

  it.each(['gone', 'unknown'] as const)('%s: nobody is there any more', async (mood) => {
    expect(await outcome(mood)).toBe('gone');
  });

  it.each(['busy', 'broken', 'elsewhere', 'endless'] as const)('%s: worth a retry', async (mood) => {
    const before = service.requests();
    const error = await outcome(mood);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(PushRefused);
    for (const secret of ['/push/', '127.0.0.1', MESSAGE.title]) expect(String(error)).not.toContain(secret);
    expect(service.requests()).toBe(before + 1);
  });

  it('foreign, or keys that are none: given up', async () => {
    expect(await outcome('foreign')).toBeInstanceOf(PushRefused);
    const { address } = service.subscribe();
    const error = await push
      .send({ ...address, p256dh: 'A'.repeat(87) }, MESSAGE, OPTIONS)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(PushRefused);
    expect(String(error)).not.toContain(service.host);
  });
});

describe('A51 the address of a push service', () => {
  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['https://web.push.apple.com/abc', true],
    ['http://fcm.googleapis.com/fcm/send/abc', false],
    ['https://fcm.googleapis.com:8443/abc', false],
    ['https://user:word@fcm.googleapis.com/abc', false],
    ['https://127.0.0.1/abc', false],
    ['https://[::1]/abc', false],
    ['https://169.254.169.254/latest', false],
    ['https://0x7f000001/abc', false],
    ['https://localhost/abc', false],
    ['https://db.internal/abc', false],
    ['https://intranet/abc', false],
    ['file:///etc/passwd', false],
    ['none', false],
  ])('%s: %s', (endpoint, isAccepted) => {
    expect(createPush({ keys }).accepts(endpoint)).toBe(isAccepted);
  });

  it.each([
    ['8.8.8.8', true],
    ['2606:4700::1111', true],
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['172.20.0.1', false],
    ['192.168.1.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['224.0.0.1', false],
    ['::1', false],
    ['::', false],
    ['::ffff:10.0.0.1', false],
    ['fd00::1', false],
    ['fe80::1', false],
    ['nothing', false],
  ])('%s is public: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });

  it('is looked up once, and a name that leads into the own network is refused', async () => {
    const found = await new Promise((resolve) =>
      publicLookup('localhost', { all: true }, (error, addresses) => resolve(error ?? addresses)),
    );
    expect(String(found)).toBe('Error: not a public address');
  });

  it('that is not accepted any more is dropped without a request', async () => {
    const { address } = service.subscribe();
    const before = service.requests();
    expect(await createPush({ keys }).send(address, MESSAGE, OPTIONS)).toBe('gone');
    expect(service.requests()).toBe(before);
  });
});

describe('the keys of the shop', () => {
  it('are made once, and kept for its owner alone', async () => {
    const file = join(directory, 'keys.json');
    expect(isKeyPair(keys)).toBe(true);
    expect(await storedKeys(file)).toEqual(keys);
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(keys);
  });

  it('are made anew where the file holds none', async () => {
    const file = join(directory, 'broken.json');
    await writeFile(file, '{"publicKey":"x"');
    const made = await storedKeys(file);
    expect(isKeyPair(made)).toBe(true);
    expect(await storedKeys(file)).toEqual(made);
  });

  it('are shared by servers with one storage: those of the first, also while the storage is away', async () => {
    const storage = fileStorage(await mkdtemp(join(directory, 'shared-')));
    const place = { storage, isShared: true };
    const first = await storedKeys(join(directory, 'first.json'), place);
    const other = join(directory, 'other.json');
    await storedKeys(other);
    expect(await storedKeys(other, place)).toEqual(first);
    const away = { ...storage, add: () => Promise.reject(new Error('away')) };
    expect(await storedKeys(other, { storage: away, isShared: true })).toEqual(first);
    const unknown = storedKeys(join(directory, 'unknown.json'), { storage: away, isShared: true });
    await expect(unknown).rejects.toThrow(/^the store of S3_BUCKET cannot be used/);
    // The files have come back to a single machine, which is another one.
    expect(await storedKeys(join(directory, 'new.json'), { storage, isShared: false })).toEqual(first);
  });

  it('are a pair', () => {
    expect(isKeyPair({ ...keys, publicKey: service.subscribe().address.p256dh })).toBe(false);
    expect(isKeyPair({ publicKey: '', privateKey: '' })).toBe(false);
  });
});
