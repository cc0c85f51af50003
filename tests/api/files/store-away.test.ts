import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type StorePeer, startObjectStore } from '#tests/peers/object-store.ts';
import { deletedFile } from '#use-cases/files/delete-image.ts';
import { type Answer, databaseKind, type Session, startServer } from '../support/harness.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { ADMIN } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

const SENTENCE = 'Der Dienst ist vorübergehend nicht verfügbar. Bitte versuchen Sie es in Kürze erneut.';

let peer: StorePeer;
let shop: OrderServer;
let admin: Session;
let photo: string;
beforeAll(async () => {
  peer = await startObjectStore();
  shop = await startOrderServer({ settings: { s3: { ...peer.options, prefix: 'jausenhuette/' } } });
  admin = await shop.login(ADMIN);
  // Larger than what is read at once.
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const bytes = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#fff', noise } })
    .png()
    .toBuffer();
  photo = `data:image/png;base64,${bytes.toString('base64')}`;
});
beforeEach(() => {
  peer.setMood('well');
});
afterAll(async () => {
  await shop?.stop();
  await peer?.stop();
});

const upload = () => shop.post('/api/uploads', { data: photo, name: 'foto.png' });
const picture = () =>
  shop.post('/api/images', { data: photo, name: 'foto.png', alt: '' }, { session: admin });
const addressOf = ({ body }: Answer) =>
  `/upload/${body.data.publicHash}/${body.data.id}-${body.data.version}.${body.data.extension}`;

function expectAway({ status, headers, body }: Answer): void {
  expect([status, body.errors?.[0]?.code, body.errors?.[0]?.message]).toEqual([503, 'unavailable', SENTENCE]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(headers.get('cache-control')).toBe('no-store');
}

it('stores everything in the bucket, and serves it as from a disk', async () => {
  const file = await upload();
  expect(file.status).toBe(201);
  const image = (await picture()).body.data;
  await shop.placed({ email: 'anna@gast.example' });
  await eventually(async () =>
    expect([...peer.objects.keys()].map((key) => key.split('/').slice(0, 2).join('/'))).toEqual(
      expect.arrayContaining(['jausenhuette/images', 'jausenhuette/uploads', 'jausenhuette/outbox-mail']),
    ),
  );
  expect(await readdir(shop.settings.dataDir)).not.toEqual(expect.arrayContaining(['files', 'outbox-mail']));

  const served = await fetch(`${shop.url}/image/${image.id}-1.png`);
  const bytes = Buffer.from(await served.arrayBuffer());
  expect(bytes.length).toBeGreaterThan(300_000);
  expect(
    bytes.equals(peer.objects.get(`jausenhuette/images/${image.id}-1.png`)?.bytes ?? Buffer.alloc(0)),
  ).toBe(true);
  expect(Number(served.headers.get('content-length'))).toBe(bytes.length);
  const etag = served.headers.get('etag') ?? '';
  const again = await shop.get(`/image/${image.id}-1.png`, { headers: { 'if-none-match': etag } });
  expect([again.status, again.body]).toEqual([304, '']);
  const head = await fetch(`${shop.url}/image/${image.id}-1.png`, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);

  expect((await shop.get(`/image/small/${image.id}-1.jpg`)).status).toBe(200);
  expect(peer.objects.has(`jausenhuette/image-copies/small/${image.id}-1.jpg`)).toBe(true);
  expect((await fetch(shop.url + addressOf(file))).headers.get('cache-control')).toMatch(
    /private.*immutable/,
  );
  expect((await shop.get('/image/99999-1.png')).status).toBe(404);
});

it('shows the same kept mails on every server', async () => {
  const box = await shop.get('/api/mail-box', { session: admin });
  const [mail] = box.body.data.filter(({ to }: { to: string }) => to === 'anna@gast.example');
  expect((await shop.get(`/api/mail-box/${mail.id}`, { session: admin })).body.data.subject).toBe(
    mail.subject,
  );
});

it('replaces, deletes and restores a picture', async () => {
  const { id } = (await picture()).body.data;
  const replaced = await shop.call('PUT', `/api/images/${id}`, {
    body: { id, data: photo, name: 'neu.png' },
    session: admin,
  });
  expect(replaced.body.data.version).toBe(2);
  const { body } = await shop.post('/api/images/delete', { ids: [id] }, { session: admin });
  expect((await shop.get(`/image/${id}-2.png`)).status).toBe(404);
  expect(peer.objects.has(`jausenhuette/${deletedFile({ id, version: 2, extension: 'png' })}`)).toBe(true);
  const { undo } = body.data;
  expect((await shop.post('/api/images/restore', { undo }, { session: admin })).status).toBe(200);
  expect((await shop.get(`/image/${id}-2.png`)).status).toBe(200);
});

it.each(['stopped', 'busy', 'broken'] as const)(
  'a store that is %s: menu and orders go on, files say when to come back, and all is well afterwards',
  async (fault) => {
    const file = await upload();
    const image = (await picture()).body.data;
    const uploads = await shop.sql('SELECT count(*)::int AS count FROM "Upload"');
    if (fault === 'stopped') await peer.stop();
    else peer.setMood(fault);
    try {
      expect((await shop.get('/api/init')).status).toBe(200);
      expect((await shop.get('/api/health')).body.data.status).toBe('ok');
      expect((await shop.order({ email: 'anna@gast.example' })).status).toBe(201);
      if (fault !== 'broken') {
        expectAway(await shop.get(`/image/${image.id}-1.png`));
        expectAway(await shop.get(addressOf(file)));
        expectAway(await upload());
        expectAway(await picture());
      } else {
        // The half of a picture never looks like the whole.
        await expect(
          fetch(`${shop.url}/image/${image.id}-1.png`).then((one) => one.arrayBuffer()),
        ).rejects.toThrow();
      }
    } finally {
      if (fault === 'stopped') await peer.start();
      peer.setMood('well');
    }
    if (fault !== 'broken')
      expect(await shop.sql('SELECT count(*)::int AS count FROM "Upload"')).toEqual(uploads);
    expect((await shop.get(`/image/${image.id}-1.png`)).status).toBe(200);
    expect((await upload()).status).toBe(201);
  },
);

it('restores no picture while its bytes cannot be reached', async () => {
  const { id } = (await picture()).body.data;
  const { body } = await shop.post('/api/images/delete', { ids: [id] }, { session: admin });
  await peer.stop();
  try {
    expectAway(await shop.post('/api/images/restore', { undo: body.data.undo }, { session: admin }));
  } finally {
    await peer.start();
  }
  expect((await shop.get(`/api/images/${id}`, { session: admin })).status).toBe(404);
  expect((await shop.post('/api/images/restore', { undo: body.data.undo }, { session: admin })).status).toBe(
    200,
  );
  expect((await shop.get(`/image/${id}-1.png`)).status).toBe(200);
});

it('starts while the store is away, with the keys of web push that it knows', async () => {
  const { publicKey } = shop.deps.push;
  expect(peer.objects.has('jausenhuette/keys/vapid-keys.json')).toBe(true);
  await peer.stop();
  try {
    await shop.restart();
  } finally {
    await peer.start();
  }
  expect(shop.deps.push.publicKey).toBe(publicKey);
  expect((await upload()).status).toBe(201);
});

it.runIf(databaseKind() === 'postgres')(
  'gives a second server, with a folder of its own, the same files and keys',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'theke-second-'));
    const file = await upload();
    const second = await startServer({
      settings: { ...shop.settings, dataDir },
      database: { settings: { ...shop.settings, dataDir }, remove: async () => {} },
    });
    try {
      expect(second.deps.push.publicKey).toBe(shop.deps.push.publicKey);
      expect((await second.get(addressOf(file))).status).toBe(200);
    } finally {
      await second.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);
