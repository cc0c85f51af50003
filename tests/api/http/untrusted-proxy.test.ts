import fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { watchProxies } from '#api/http/untrusted-proxy.ts';
import { startServer } from '../support/harness.ts';
import { ADMIN } from '../support/template.ts';

const FORWARDED = { 'x-forwarded-for': '198.51.100.7' };

/** A server that only watches; each request comes from `from`. */
function watched(options: { isBehindTls?: boolean; trustProxy?: string } = {}) {
  const { isBehindTls = false, trustProxy = false } = options;
  let now = 0;
  const warn = vi.fn();
  const watch = watchProxies({
    ...{ publicUrl: isBehindTls ? 'https://shop.example.at' : undefined, trustProxy },
    clock: { now: () => new Date('2026-11-27T08:00:00Z') },
    log: { warn },
    ticks: () => now,
  });
  const app = fastify({ trustProxy });
  app.addHook('onRequest', async (request) => watch.look(request));
  app.get('/', async () => 'ok');
  const send = (remoteAddress: string, headers: Record<string, string> = FORWARDED) =>
    app.inject({ url: '/', remoteAddress, headers });
  return { watch, warn, send, later: (ms: number) => (now += ms) };
}

describe('R339 a proxy that is not trusted', () => {
  it.each([
    ['127.0.0.1', FORWARDED],
    ['::ffff:127.0.0.1', FORWARDED],
    ['::1', FORWARDED],
    ['172.18.0.3', { 'x-forwarded-proto': 'https' }],
    ['fd00::5', { forwarded: 'for=198.51.100.7;proto=https' }],
  ])('is noticed at %s by %o', async (address, headers) => {
    const { watch, warn, send } = watched();
    await send(address, headers);
    expect(watch.facts().seen?.peer).toBe(address.replace('::ffff:', ''));
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('is said once an hour, not per request', async () => {
    const { warn, send, later } = watched();
    for (let n = 0; n < 50; n += 1) await send('127.0.0.1');
    expect(warn).toHaveBeenCalledTimes(1);
    later(3_600_000);
    await send('127.0.0.1');
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('is none of ours in a public network, unless there must be one and none is trusted', async () => {
    const direct = watched();
    await direct.send('203.0.113.9');
    expect(direct.watch.facts().seen).toBeNull();
    const other = watched({ isBehindTls: true, trustProxy: '10.0.0.1' });
    await other.send('203.0.113.9');
    expect(other.watch.facts().seen).toBeNull();
    const missing = watched({ isBehindTls: true });
    await missing.send('203.0.113.9');
    expect(missing.watch.facts().seen?.peer).toBe('203.0.113.9');
  });

  it('is not one that is trusted, nor a request without such headers', async () => {
    const { watch, send } = watched({ isBehindTls: true, trustProxy: '10.0.0.1' });
    await send('10.0.0.1');
    await send('10.0.0.1', { 'x-forwarded-proto': 'https' });
    await send('127.0.0.1', {});
    expect(watch.facts().seen).toBeNull();
    await send('10.0.0.2');
    expect(watch.facts().seen?.peer).toBe('10.0.0.2');
  });

  it('is on the page of administrators, with what to do', async () => {
    const server = await startServer({ settings: { publicUrl: 'https://shop.example.at' } });
    const session = await server.login(ADMIN);
    const finding = async () =>
      (await server.get('/api/operations', { session })).body.data.find(
        ({ subject }: { subject: string }) => subject === 'proxy',
      );
    await server.get('/api/health', { headers: FORWARDED });
    expect(await finding()).toMatchObject({ level: 'fault', facts: { peer: '127.0.0.1' } });
    expect((await finding()).advice).toContain('TRUST_PROXY');
    await server.stop();
  });
});
