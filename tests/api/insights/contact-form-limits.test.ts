import { request } from 'node:http';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type File,
  form,
  PDF,
  sendForm,
  startFormServer,
  temporaryFolders,
} from '../support/contact-forms.ts';
import type { TestServer } from '../support/harness.ts';
import { eventually } from '../support/waiting.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startFormServer(false);
});
afterAll(async () => {
  await server?.stop();
});

const send = (body: BodyInit) => sendForm(server.url, body);
const submissions = () => server.sql('SELECT * FROM "FormSubmission" ORDER BY "id"');

describe('A44 too much', () => {
  let before: unknown;
  beforeEach(async () => {
    before = await submissions();
  });

  const MB = 1024 * 1024;
  it('15 MB are accepted, one byte more is not', async () => {
    const bytes = Buffer.alloc(15 * MB, 0x20);
    bytes.write(PDF);
    expect((await send(form({}, [['gross.pdf', bytes]]))).status).toBe(201);
    const { status, body } = await send(form({}, [['gross.pdf', Buffer.concat([bytes, Buffer.from(' ')])]]));
    expect([status, body.errors[0].field, body.errors[0].code]).toEqual([413, 'upload', 'file-too-large']);
    expect(await temporaryFolders()).toEqual([]);
  });

  it('30 files, 11 files', async () => {
    const files = (count: number) => Array.from({ length: count }, (): File => ['a.pdf', PDF]);
    expect((await send(form({}, files(30)))).status).toBe(413);
    const { status, body } = await send(form({}, files(11)));
    expect([status, body.errors[0].field]).toEqual([422, 'upload']);
    expect(await submissions()).toEqual(before);
    expect(await temporaryFolders()).toEqual([]);
  });

  it('an excessive Content-Length is refused before anything is read', async () => {
    const { hostname, port } = new URL(server.url);
    const status = await new Promise((resolve, reject) => {
      const sending = request(
        {
          hostname,
          port,
          method: 'POST',
          path: '/api/custom/forms',
          headers: { 'content-type': 'multipart/form-data; boundary=b', 'content-length': 10_000 * MB },
        },
        (answer) => {
          resolve(answer.statusCode);
          sending.destroy();
        },
      );
      sending.on('error', reject);
      sending.flushHeaders();
    });
    expect(status).toBe(413);
  });

  it('a form without Content-Length that grows too large is cut off, and leaves nothing behind', async () => {
    const { hostname, port } = new URL(server.url);
    const boundary = '\r\n--b\r\nContent-Disposition: form-data; name="upload"; filename="a.pdf"\r\n\r\n';
    const headers = { 'content-type': 'multipart/form-data; boundary=b', 'transfer-encoding': 'chunked' };
    const status = await new Promise<number>((resolve, reject) => {
      const sending = request(
        { hostname, port, method: 'POST', path: '/api/custom/forms', headers },
        (answer) => {
          answer.resume();
          resolve(answer.statusCode ?? 0);
          sending.destroy();
        },
      );
      sending.on('error', reject);
      // Four files of 14 MB each, without an end.
      const chunks = Array.from({ length: 56 }, (_, index) =>
        index % 14 === 0 ? [Buffer.from(boundary), Buffer.alloc(MB)] : [Buffer.alloc(MB)],
      ).flat();
      Readable.from(chunks).pipe(sending, { end: false });
    });
    expect(status).toBe(413);
    await eventually(async () => expect(await temporaryFolders()).toEqual([]));
    expect(await submissions()).toEqual(before);
  });
});

describe('A68 forms by the dozen', () => {
  const token = async () => (await server.get('/api/custom/forms/token')).body.data.token as string;

  it('what a bot filled in is refused, so that a person who was taken for one sends it again', async () => {
    const before = await submissions();
    for (const sign of [{ website: 'https://spam.example' }, { token: await token() }]) {
      const { status, body } = await send(form(sign as Record<string, string>));
      expect([status, body.errors]).toEqual([
        422,
        [
          {
            message: 'Ihre Anfrage wurde noch nicht gesendet. Bitte senden Sie sie noch einmal ab.',
            code: 'form-refused',
          },
        ],
      ]);
    }
    expect(await submissions()).toEqual(before);
  });

  it('what is thanked for is kept, however quick it was', async () => {
    const ripe = await token();
    await new Promise((resolve) => setTimeout(resolve, 2_050));
    for (const sign of [{}, { elapsed: '300' }, { token: 'x.y' }, { token: ripe }]) {
      const { status, body } = await send(form(sign as Record<string, string>));
      expect(status).toBe(201);
      expect((await submissions()).at(-1)?.id).toBe(body.data.id);
    }
  });

  it('without a token they are few in all, whatever address and e-mail they come from', async () => {
    const proxied = await startFormServer(true, true);
    const status = async (sender: number) =>
      (
        await sendForm(proxied.url, form({ email: `a${sender}@b.at` }), {
          'x-forwarded-for': `10.0.0.${sender}`,
        })
      ).status;
    for (let sender = 1; sender <= 30; sender += 1) expect(await status(sender)).toBe(201);
    expect(await status(31)).toBe(429);
    await proxied.stop();
  });

  it('are too many from one IP or e-mail address; refused ones do not count', async () => {
    const limited = await startFormServer(true);
    const status = async (change: Record<string, string>) =>
      (await sendForm(limited.url, form(change))).status;
    for (let count = 0; count < 6; count += 1) expect(await status({ phone: '1' })).toBe(422);
    for (let count = 0; count < 5; count += 1) expect(await status({})).toBe(201);
    expect(await status({ email: 'JO@example.at' })).toBe(429);
    for (let count = 0; count < 5; count += 1) expect(await status({ email: `a${count}@b.at` })).toBe(201);
    const last = await sendForm(limited.url, form({ email: 'z@b.at' }));
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    await limited.stop();
  });
});
