import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKind, type Session, type TestServer } from '../support/harness.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { readSse, type SseReader } from '../support/sse.ts';
import { ADMIN, PASSWORD } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

/** Losing a right ends the streams that depend on it within this time, whether or not there is anything to send. */
const LIMIT = 5_000;
const NEW_PASSWORD = 'ein-ganz-neues-kennwort-fuer-anna';

let shop: OrderServer;
let admin: Session;
beforeAll(async () => {
  shop = await startOrderServer();
  admin = await shop.login(ADMIN);
});
afterAll(() => shop?.stop());

interface Person {
  id: number;
  email: string;
  /** The session that follows. */
  session: Session;
  /** Another session of the same person, as on a second computer. */
  other: Session;
}

let count = 0;
async function person(): Promise<Person> {
  count += 1;
  const email = `person${count}@example.at`;
  const body = { email, password: PASSWORD, roles: ['ROLE_EMPLOYEE'], branches: [{ id: 1 }, { id: 2 }] };
  const made = await shop.post('/api/users', body, { session: admin });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return { id: made.body.data.id, email, session: await shop.login(email), other: await shop.login(email) };
}

const done = async (answer: ReturnType<TestServer['call']>) => {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
};
const change = ({ id }: Person, values: object) =>
  done(shop.call('PUT', `/api/users/${id}`, { session: admin, body: values }));

/** Every way to lose the right, through the person's second session or an administrator. */
const REVOCATIONS: Record<string, (who: Person) => Promise<unknown>> = {
  'they sign out': ({ session }) => done(shop.post('/api/logout', undefined, { session })),
  'they choose a new password elsewhere': ({ other }) =>
    done(
      shop.post(
        '/api/users/me/password',
        { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
        { session: other },
      ),
    ),
  'they end their other sessions': ({ other }) =>
    done(shop.call('DELETE', '/api/users/me/sessions', { session: other })),
  'an administrator ends their sessions': ({ id }) =>
    done(shop.call('DELETE', `/api/users/${id}/sessions`, { session: admin })),
  'an administrator sets another password': ({ id }) =>
    done(shop.post(`/api/users/${id}/password`, { newPassword: NEW_PASSWORD }, { session: admin })),
  'the account is disabled': (who) => change(who, { isEnabled: false }),
  'the account is locked': (who) => change(who, { isLocked: true }),
  'the account is deleted': ({ id }) => done(shop.call('DELETE', `/api/users/${id}`, { session: admin })),
  'their role changes': (who) => change(who, { roles: ['ROLE_MANAGER'] }),
  'a branch is taken away': (who) => change(who, { branches: [{ id: 2 }] }),
  'nobody used the session for a week': ({ id }) =>
    shop.sql(`UPDATE "Session" SET "lastSeenAt" = "lastSeenAt" - interval '8 days' WHERE "userId" = $1`, [
      id,
    ]),
  'the session has had its 30 days': ({ id }) =>
    shop.sql(`UPDATE "Session" SET "expiresAt" = "createdAt" WHERE "userId" = $1`, [id]),
};

const DOORS = {
  REST: (url: string) => `${url}/api/orders/stream`,
  tRPC: (url: string) => `${url}/trpc/orders.feed?input=${encodeURIComponent('{}')}`,
};

const orders = ({ events }: SseReader) => events.flatMap(({ data }) => (data?.order ? [data.order.id] : []));

/** Resolves when the stream is over; throws after the limit. */
function over(feed: SseReader, ms = LIMIT): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the stream goes on')), ms);
    void feed.ended.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

async function follow(door: keyof typeof DOORS, who: Person, url = shop.url): Promise<SseReader> {
  const feed = readSse(DOORS[door](url), { cookie: who.session.cookie });
  expect(await feed.opened).toBe(200);
  const { id } = await shop.placed();
  await eventually(() => expect(orders(feed)).toContain(id));
  return feed;
}

describe.each(['REST', 'tRPC'] as const)('the live orders of a person over %s', (door) => {
  it.each(Object.keys(REVOCATIONS))('end when %s, and reveal nothing of the next order', async (way) => {
    const who = await person();
    const feed = await follow(door, who);
    const seen = orders(feed);
    await REVOCATIONS[way]?.(who);
    await shop.placed();
    await over(feed);
    expect(orders(feed)).toEqual(seen);
  });

  it('end without any order to send', async () => {
    const who = await person();
    const feed = await follow(door, who);
    await change(who, { isEnabled: false });
    await over(feed);
  });

  it('end when the clock passes the end of the session', async () => {
    const who = await person();
    const feed = await follow(door, who);
    const now = shop.deps.clock.now();
    try {
      shop.setNow(new Date(now.getTime() + 8 * 24 * 3_600_000));
      await over(feed);
    } finally {
      shop.setNow(now);
    }
  });

  it('continue when something else about the account changes, and when others sign out', async () => {
    const who = await person();
    const feed = await follow(door, who);
    await change(who, { firstName: 'Anneliese' });
    await done(shop.post('/api/logout', undefined, { session: who.other }));
    const { id } = await shop.placed();
    await eventually(() => expect(orders(feed)).toContain(id));
    await feed.close();
  });

  it('F19 end on every server of the database', async () => {
    if (databaseKind() !== 'postgres') return;
    const twin = await shop.twin();
    const who = await person();
    const feed = await follow(door, who, twin.url);
    const seen = orders(feed);
    await change(who, { isEnabled: false });
    await shop.placed();
    await over(feed);
    expect(orders(feed)).toEqual(seen);
    await twin.stop();
  });
});
