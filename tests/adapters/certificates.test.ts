import type { AddressInfo } from 'node:net';
import { createServer as createPlainServer, type Server } from 'node:net';
import { createServer } from 'node:tls';
import { afterEach, expect, it } from 'vitest';
import { certificates } from '#adapters/certificates.ts';
import { AUTHORITY, EXPIRED, FOR_ANOTHER_NAME, KEY, VALID } from '#tests/peers/certificates.ts';

const open: Server[] = [];
let connections = 0;
afterEach(() => {
  for (const server of open.splice(0)) server.close();
  connections = 0;
});

async function listening(server: Server): Promise<string> {
  open.push(server);
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}
const withCertificate = (cert: string) => listening(createServer({ key: KEY, cert }));

it('reads until when a certificate is valid, also of one that has ended', async () => {
  const valid = await certificates({ ca: AUTHORITY }).of(await withCertificate(VALID));
  expect(valid).toEqual({ kind: 'certificate', host: 'localhost', validTo: expect.any(Date) });
  expect(valid.kind === 'certificate' && valid.validTo.getFullYear()).toBe(2125);
  const expired = await certificates({ ca: AUTHORITY }).of(await withCertificate(EXPIRED));
  expect(expired.kind === 'certificate' && expired.validTo.getTime()).toBeLessThan(Date.now());
});

it('refuses what browsers refuse: another name, an unknown authority', async () => {
  const named = await certificates({ ca: AUTHORITY }).of(await withCertificate(FOR_ANOTHER_NAME));
  expect(named).toEqual({ kind: 'untrusted', host: 'localhost' });
  expect(await certificates().of(await withCertificate(VALID))).toEqual({
    kind: 'untrusted',
    host: 'localhost',
  });
});

it('tells an address where nobody answers, or in time, from one with a bad certificate', async () => {
  expect((await certificates().of('https://localhost:1')).kind).toBe('unreachable');
  const begin = performance.now();
  expect((await certificates().of(await listening(createPlainServer()))).kind).toBe('unreachable');
  expect(performance.now() - begin).toBeLessThan(2_900);
});

it.each([
  ['http://localhost:3000', 'local'],
  ['http://192.168.1.20', 'local'],
  ['http://kasse.local', 'local'],
  ['http://theke.at', 'plain'],
  ['http://81.223.10.4', 'plain'],
])('knows %s without asking: %s', async (address, kind) => {
  expect((await certificates().of(address)).kind).toBe(kind);
});

it('asks again after hours, and sooner where something was wrong', async () => {
  let now = 0;
  const reader = certificates({ ca: AUTHORITY, now: () => now });
  const address = await withCertificate(VALID);
  await reader.of(address);
  now += 5.9 * 60 * 60_000;
  await reader.of(address);
  expect(connections).toBe(1);
  now += 0.2 * 60 * 60_000;
  await reader.of(address);
  expect(connections).toBe(2);
  const wrong = await withCertificate(FOR_ANOTHER_NAME);
  await reader.of(wrong);
  now += 6 * 60_000;
  await reader.of(wrong);
  expect(connections).toBe(4);
});
