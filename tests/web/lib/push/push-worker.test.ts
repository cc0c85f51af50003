import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

/** A service worker's world, as far as the worker for notifications uses it. */
const heard = new Map<string, (event: unknown) => void>();
const showNotification = vi.fn(async () => {});
const subscribe = vi.fn(async () => subscriptionAt('https://push.example.at/new'));
const openWindow = vi.fn(async () => {});
const focus = vi.fn(async () => {});
const fetched = vi.fn(async () => new Response(null, { status: 204 }));
let open: { url: string; focus: () => Promise<void> }[] = [];

function subscriptionAt(endpoint: string) {
  return {
    endpoint,
    options: { applicationServerKey: new ArrayBuffer(65) },
    toJSON: () => ({ endpoint, keys: { p256dh: 'point', auth: 'secret' } }),
  };
}

beforeAll(async () => {
  vi.stubGlobal('self', {
    skipWaiting: async () => {},
    location: { origin: 'https://shop.example.at' },
    registration: { showNotification, pushManager: { subscribe } },
    clients: { matchAll: async () => open, openWindow },
    addEventListener: (type: string, hear: (event: unknown) => void) => heard.set(type, hear),
  });
  vi.stubGlobal('fetch', fetched);
  await import('#web/lib/push/push-worker.ts');
});
beforeEach(() => {
  open = [];
  vi.clearAllMocks();
});
afterAll(() => vi.unstubAllGlobals());

async function happens(type: string, event: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  heard.get(type)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) });
  await Promise.all(work);
}

it('shows what is pushed; newer news of an order replaces the older', async () => {
  const message = { title: 'Bestellung Nr. 7', body: 'Ist bestätigt.', url: '/status/a/b', topic: 'order7' };
  await happens('push', { data: { json: () => message } });
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('Bestellung Nr. 7', {
    body: 'Ist bestätigt.',
    tag: 'order7',
    renotify: true,
    data: { url: '/status/a/b' },
  });
  await happens('push', { data: null });
  expect(showNotification).toHaveBeenCalledOnce();
});

it('a tap brings the open page to the front, or opens it', async () => {
  const close = vi.fn();
  const notification = { data: { url: '/status/a/b' }, close };
  await happens('notificationclick', { notification });
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('https://shop.example.at/status/a/b');
  open = [
    { url: 'https://shop.example.at/', focus: async () => {} },
    { url: 'https://shop.example.at/status/a/b?x', focus },
  ];
  await happens('notificationclick', { notification });
  expect(focus).toHaveBeenCalledOnce();
  expect(openWindow).toHaveBeenCalledOnce();
  expect(close).toHaveBeenCalledTimes(2);
});

it('tells the shop the new address of the browser, without the session of whoever is signed in', async () => {
  const former = subscriptionAt('https://push.example.at/old');
  await happens('pushsubscriptionchange', { oldSubscription: former, newSubscription: null });
  expect(subscribe).toHaveBeenCalledOnce();
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/push/renewed', {
    method: 'POST',
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      former: former.endpoint,
      endpoint: 'https://push.example.at/new',
      p256dh: 'point',
      auth: 'secret',
    }),
  });
  await happens('pushsubscriptionchange', { oldSubscription: null, newSubscription: null });
  expect(fetched).toHaveBeenCalledOnce();
});
