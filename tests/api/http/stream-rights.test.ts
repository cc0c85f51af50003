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
  'the time of the account is up': ({ id }) =>
    shop.sql(`UPDATE "User" SET "expiresAt" = $2 WHERE "id" = $1`, [id, shop.deps.clock.now().toISOString()]),
  'the session has had its 30 days': ({ id }) =>
    shop.sql(`UPDATE "Session" SET "expiresAt" = "createdAt" WHERE "userId" = $1`, [id]),
};

const DOORS = {
  'the live orders over REST': '/api/orders/stream',
  'the live orders over tRPC': `/trpc/orders.feed?input=${encodeURIComponent('{}')}`,
  'the numbers to pick up': '/api/pickup-numbers/stream?branch=1',
};
type Door = keyof typeof DOORS;

const doors = Object.keys(DOORS) as Door[];

/** Everything that was said about orders: their ids, or the numbers of those that are confirmed. */
const told = ({ events }: SseReader): unknown[] =>
  events.flatMap(({ data }) => (data?.order ? [data.order.id] : (data?.preparing ?? [])));

/** Makes what all feeds tell, and returns what of it they must have told. */
async function somethingHappens(): Promise<unknown[]> {
  const { id, ticketNumber } = await shop.placed();
  await shop.command(id, 'confirm');
  return [id, String(ticketNumber)];
}

const hears = (feed: SseReader, news: readonly unknown[]) =>
  eventually(() => expect(told(feed).some((one) => news.includes(one))).toBe(true));

/** Of what happened before the last of it may still be under way. */
const expectNothingOf = (news: readonly unknown[], ...feeds: readonly SseReader[]) =>
  expect(feeds.flatMap(told).filter((one) => news.includes(one))).toEqual([]);

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

async function follow(door: Door, who: Person, url = shop.url): Promise<SseReader> {
  const feed = readSse(url + DOORS[door], { cookie: who.session.cookie });
  expect(await feed.opened).toBe(200);
  await hears(feed, await somethingHappens());
  return feed;
}

describe.each(doors)('%s of a person', (door) => {
  it.each(Object.keys(REVOCATIONS))('end when %s, and reveal nothing of the next order', async (way) => {
    const who = await person();
    const feed = await follow(door, who);
    await REVOCATIONS[way]?.(who);
    const news = await somethingHappens();
    await over(feed);
    expectNothingOf(news, feed);
  });

  it('continue when something else about the account changes, and when others sign out', async () => {
    const who = await person();
    const feed = await follow(door, who);
    await change(who, { firstName: 'Anneliese' });
    await done(shop.post('/api/logout', undefined, { session: who.other }));
    await hears(feed, await somethingHappens());
    await feed.close();
  });

  it.runIf(databaseKind() === 'postgres')('F19 end on every server of the database', async () => {
    const twin = await shop.twin();
    const who = await person();
    const feed = await follow(door, who, twin.url);
    await change(who, { isEnabled: false });
    const news = await somethingHappens();
    await over(feed);
    expectNothingOf(news, feed);
    await twin.stop();
  });
});

describe('every feed of a person', () => {
  const followAll = async (who: Person) => Promise.all(doors.map((door) => follow(door, who)));
  const allOver = (feeds: readonly SseReader[]) => Promise.all(feeds.map((feed) => over(feed)));

  it('ends without any order to send, and asks for the login', async () => {
    const who = await person();
    const feeds = await followAll(who);
    await change(who, { isEnabled: false });
    await allOver(feeds);
    const refused = { code: -32_001, data: { httpStatus: 401, errors: [{ code: 'unauthenticated' }] } };
    for (const [index, door] of doors.entries()) {
      const again = readSse(shop.url + DOORS[door], { cookie: who.session.cookie });
      if (door === 'the live orders over tRPC') {
        await over(again);
        for (const feed of [feeds[index], again])
          expect(feed?.events.at(-1)).toMatchObject({ event: 'serialized-error', data: refused });
      } else expect(await again.opened).toBe(401);
      await again.close();
    }
  });

  it('ends when the clock passes the end of the session', async () => {
    const feeds = await followAll(await person());
    const now = shop.deps.clock.now();
    try {
      shop.setNow(new Date(now.getTime() + 8 * 24 * 3_600_000));
      await allOver(feeds);
    } finally {
      shop.setNow(now);
    }
  });

  it('ends even if the signal of the database is lost', async () => {
    const who = await person();
    const feeds = await followAll(who);
    const triggers = async (state: 'DISABLE' | 'ENABLE') => {
      await shop.sql(`ALTER TABLE "User" ${state} TRIGGER access_changed_by_update`);
      await shop.sql(`ALTER TABLE "Session" ${state} TRIGGER access_changed_by_delete`);
    };
    await triggers('DISABLE');
    try {
      await change(who, { isEnabled: false });
      await allOver(feeds);
    } finally {
      await triggers('ENABLE');
    }
  });
});

/** A device of branch 1, with a key of its own. */
interface Counter {
  id: number;
  key: string;
}

async function counter(): Promise<Counter> {
  const made = await shop.post(
    '/api/devices',
    { name: 'Kassa', branch: 1, type: 'counter' },
    { session: admin },
  );
  return made.body.data;
}

const changeDevice = ({ id }: Counter, values: object) =>
  done(shop.call('PUT', `/api/devices/${id}`, { session: admin, body: values }));

const WITHDRAWALS: Record<string, (device: Counter) => Promise<unknown>> = {
  'its key is renewed': ({ id }) => done(shop.post(`/api/devices/${id}/renew-key`, {}, { session: admin })),
  'it is disabled': (device) => changeDevice(device, { isEnabled: false }),
  'it is deleted': ({ id }) => done(shop.call('DELETE', `/api/devices/${id}`, { session: admin })),
  'it moves to another branch': (device) => changeDevice(device, { branch: 2 }),
  'it becomes a kiosk': (device) => changeDevice(device, { type: 'kiosk' }),
};

const DEVICE_DOORS = {
  ...DOORS,
  'its own news': '/api/print-jobs/stream',
  'its jobs over tRPC': '/trpc/printJobs.stream',
};

describe('every feed of a device', () => {
  it.each(Object.keys(WITHDRAWALS))('ends when %s, and reveals nothing of the next order', async (way) => {
    const device = await counter();
    const headers = { authorization: `Bearer ${device.key}` };
    const feeds = Object.values(DEVICE_DOORS).map((path) => readSse(shop.url + path, headers));
    expect(await Promise.all(feeds.map(({ opened }) => opened))).toEqual(feeds.map(() => 200));
    const news = await somethingHappens();
    for (const feed of feeds.slice(0, doors.length)) await hears(feed, news);
    await WITHDRAWALS[way]?.(device);
    const next = await somethingHappens();
    await Promise.all(feeds.map((feed) => over(feed)));
    expectNothingOf(next, ...feeds);
  });
});
