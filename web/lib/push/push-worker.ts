// Shows what the shop pushes while no page is open, to guests and staff. It controls no page (push.ts says where it is
// registered) and keeps nothing, so it works where the shop is no app and beside the workers that are for that. It imports
// nothing, because it is loaded as a classic script.

/** The part of the service worker scope used here; the compiler sees these files as part of a page. */
declare const self: {
  skipWaiting(): Promise<void>;
  clients: {
    matchAll(options: { includeUncontrolled: boolean; type: 'window' }): Promise<Window[]>;
    openWindow(url: string): Promise<unknown>;
  };
  location: { origin: string };
  registration: {
    showNotification(title: string, options: object): Promise<void>;
    pushManager: { subscribe(options: object): Promise<Subscription> };
  };
  addEventListener(type: 'install', heard: () => void): void;
  addEventListener(type: 'push', heard: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', heard: (event: ClickEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', heard: (event: ChangeEvent) => void): void;
};

interface Window {
  url: string;
  focus(): Promise<unknown>;
}

interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface PushEvent extends LastingEvent {
  data: { json(): Message } | null;
}

interface ClickEvent extends LastingEvent {
  notification: { data: { url: string }; close(): void };
}

interface Subscription {
  endpoint: string;
  options: { applicationServerKey: ArrayBuffer | null };
  toJSON(): { endpoint?: string; keys?: { p256dh?: string; auth?: string } };
}

interface ChangeEvent extends LastingEvent {
  oldSubscription: Subscription | null;
  newSubscription: Subscription | null;
}

/** As the server writes it (server/use-cases/ports.ts). */
interface Message {
  title: string;
  body: string;
  url: string;
  topic: string;
}

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('push', (event) => {
  const message = event.data?.json();
  if (!message) return;
  const { title, body, url, topic } = message;
  // A newer one about the same order takes the place of the older one, and is heard again.
  event.waitUntil(
    self.registration.showNotification(title, { body, tag: topic, renotify: true, data: { url } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(new URL(event.notification.data.url, self.location.origin)));
});

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

/** The page that is open already comes to the front; its own place in the staff's app stays as it is. */
async function show(target: URL): Promise<unknown> {
  const open = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const known = open.find(({ url }) => new URL(url).pathname === target.pathname);
  return known ? known.focus() : self.clients.openWindow(target.href);
}

/** The push service has given the browser another address; without the former one the page says so when it is next open. */
async function renew({ oldSubscription, newSubscription }: ChangeEvent): Promise<void> {
  const former = oldSubscription?.endpoint;
  const key = oldSubscription?.options.applicationServerKey;
  if (!former || !key) return;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const { endpoint, keys } = (
    newSubscription ?? (await self.registration.pushManager.subscribe(options))
  ).toJSON();
  await fetch('/api/push/renewed', {
    method: 'POST',
    // Who the browser is the former address says; a session would have to prove more.
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ former, endpoint, ...keys }),
  });
}
