import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '#api/http/context.ts';
import { streamSlots } from '#api/http/event-stream.ts';
import { registerShopChanges } from '#api/pages/shop-changes.ts';
import type { ShopView, VisibleShop } from '#api/pages/shop-view.ts';

import { databaseKind, type Session, startServer, type TestServer } from '../support/harness.ts';
import { readSse } from '../support/sse.ts';
import { ADMIN } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

let server: TestServer;
let session: Session;
beforeAll(async () => {
  server = await startServer({ settings: { isRateLimited: false } });
  session = await server.login(ADMIN);
});
afterAll(() => server?.stop());

const follow = (url = server.url) => readSse(`${url}/api/shop/changes`, {});
const versions = ({ events }: ReturnType<typeof readSse>) => events.map(({ data }) => data.version as number);

async function rename(name: string): Promise<void> {
  const { status } = await server.call('PUT', '/api/branches/1', { session, body: { id: 1, name } });
  expect(status).toBe(200);
}

describe('GET /api/shop/changes', () => {
  it('sends everybody the version at once, and every change of the shop', async () => {
    const feed = follow();
    expect(await feed.opened).toBe(200);
    await eventually(() => expect(versions(feed)).toHaveLength(1));
    const [first = 0] = versions(feed);
    expect(first).toBe(Number(await server.deps.db.shop.version()));
    await rename('Wiesenknopf am Markt');
    await eventually(() => expect(versions(feed).at(-1)).toBeGreaterThan(first));
    expect(feed.events.every(({ event }) => event === 'shop')).toBe(true);
    const told = Date.parse(feed.events.at(-1)?.data.time as string);
    expect(Math.abs(told - Date.now()), 'the time of the server').toBeLessThan(5_000);
    await feed.close();
  });

  it('announces a version only once the shop has it', async () => {
    const feed = follow();
    await eventually(() => expect(versions(feed)).toHaveLength(1));
    const [first = 0] = versions(feed);
    await rename('Wiesenknopf am Brunnen');
    await eventually(() => expect(versions(feed).at(-1)).toBeGreaterThan(first));
    const { body } = await server.get('/api/init');
    expect(JSON.stringify(body.data[3])).toContain('Wiesenknopf am Brunnen');
    await feed.close();
  });

  it('announces nothing that visitors do not see', async () => {
    const feed = follow();
    await eventually(() => expect(versions(feed)).toHaveLength(1));
    await server.sql(`UPDATE "Device" SET "name" = "name"`);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(versions(feed)).toHaveLength(1);
    await feed.close();
  });

  it('coalesces many changes in a row, but never drops the last one', async () => {
    const feed = follow();
    await eventually(() => expect(versions(feed)).toHaveLength(1));
    for (let n = 0; n < 20; n++) await server.sql(`UPDATE "Tag" SET "name" = "name"`);
    const last = Number(await server.deps.db.shop.version());
    await eventually(() => expect(versions(feed).at(-1)).toBe(last), 5_000);
    expect(versions(feed).length).toBeLessThan(10);
    await feed.close();
  });

  it.runIf(databaseKind() === 'postgres')('is announced by every server on the database', async () => {
    const twin = await server.twin();
    const feed = follow(twin.url);
    await eventually(() => expect(versions(feed)).toHaveLength(1));
    const [first = 0] = versions(feed);
    await rename('Wiesenknopf am Turm');
    await eventually(() => expect(versions(feed).at(-1)).toBeGreaterThan(first));
    await feed.close();
    await twin.stop();
  });

  it('ends when the server stops', async () => {
    const other = await startServer();
    const feed = follow(other.url);
    expect(await feed.opened).toBe(200);
    const begin = performance.now();
    await other.stop();
    await feed.ended;
    expect(performance.now() - begin).toBeLessThan(5_000);
  });
});

describe('A63 places of the stream', () => {
  it('are limited per address and in total, and free again when a reader leaves', async () => {
    const places = streamSlots({ perAddress: 2, inTotal: 3 });
    const [leave] = [places.take('a'), places.take('a')];
    expect(() => places.take('a')).toThrow(expect.objectContaining({ code: 'rate-limited' }));
    places.take('b');
    expect(() => places.take('c')).toThrow(expect.objectContaining({ code: 'rate-limited' }));
    leave?.();
    places.take('c');
    expect(() => places.take('a')).toThrow();
  });

  it('a reader that has gone leaves nothing behind', async () => {
    const listeners = new Set<() => void>();
    const view: ShopView = { current: async () => ({ version: 5n }) as VisibleShop };
    const places = streamSlots({ perAddress: 1 });
    const app = fastify();
    registerShopChanges(
      app,
      (request, reply) => {
        const gone = new AbortController();
        reply.raw.once('close', () => gone.abort());
        const events = {
          listen: (_channel: string, heard: () => void) => {
            listeners.add(heard);
            return () => void listeners.delete(heard);
          },
        };
        return {
          deps: { events, clock: { now: () => new Date() } },
          request: { ip: request.ip, signal: gone.signal },
        } as unknown as Context;
      },
      view,
      places,
    );
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    for (let n = 0; n < 3; n++) {
      const feed = readSse(`${url}/shop/changes`, {});
      await eventually(() => expect(versions(feed)).toEqual([5]));
      expect(listeners.size).toBe(1);
      await feed.close();
      await eventually(() => expect(listeners.size).toBe(0));
    }
    app.server.closeAllConnections();
    await app.close();
  });
});
