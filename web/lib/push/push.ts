import { apiGet, apiPost } from '../api.ts';
import { platformOf } from '../platform.ts';

/** What the server keeps of a browser. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** home-screen: an iPhone or iPad, which has push only for shops that were added to the home screen. */
export type PushSupport = 'available' | 'denied' | 'home-screen' | 'unsupported';

/**
 * Whose notifications they are. The worker is registered where no page is, so that it controls none: pages keep the worker that
 * lets them work offline, if they have one.
 */
const SCOPES = { guest: '/push/', staff: '/backend/push/' } as const;
export type PushReader = keyof typeof SCOPES;

/** Built from push-worker.ts. */
const SCRIPT = '/assets/push-worker.js';

/** What this browser can do now, without asking anybody. */
export function pushSupport(): PushSupport {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (isAble) return Notification.permission === 'denied' ? 'denied' : 'available';
  const platform = platformOf(navigator.userAgent, navigator.maxTouchPoints);
  const isApple = platform === 'iphone' || platform === 'ipad';
  const isApp = 'standalone' in navigator && navigator.standalone === true;
  return isApple && !isApp && window.isSecureContext ? 'home-screen' : 'unsupported';
}

/**
 * Asks the person and subscribes; null if they do not want to. Must be called from a tap: browsers show no question
 * otherwise. Throws what the browser or the server says.
 */
export async function subscribeToPush(reader: PushReader): Promise<PushAddress | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const [registration, { publicKey }] = await Promise.all([
    navigator.serviceWorker
      .register(SCRIPT, { scope: SCOPES[reader], updateViaCache: 'none' })
      .then(activated),
    apiGet<{ publicKey: string }>('/push/key'),
  ]);
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const { pushManager } = registration;
  const subscription = await pushManager.subscribe(options).catch(async () => {
    // The shop has other keys than when this browser subscribed.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  return addressOf(subscription);
}

/** What this browser is subscribed with; null if it is not, or may no longer show anything. */
export async function currentPush(reader: PushReader): Promise<PushAddress | null> {
  if (pushSupport() !== 'available' || Notification.permission !== 'granted') return null;
  const subscription = await (await registrationOf(reader))?.pushManager.getSubscription();
  return subscription ? addressOf(subscription) : null;
}

/** Ends all notifications of this kind at this browser. */
export async function endPush(reader: PushReader): Promise<void> {
  const subscription = await (await registrationOf(reader))?.pushManager.getSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  await apiPost('/push/ended', { endpoint });
}

async function registrationOf(reader: PushReader): Promise<ServiceWorkerRegistration | undefined> {
  const scope = new URL(SCOPES[reader], location.origin).href;
  const all = await navigator.serviceWorker.getRegistrations();
  return all.find((registration) => registration.scope === scope);
}

/** `navigator.serviceWorker.ready` waits for a worker that controls this page, which this one never does. */
function activated(registration: ServiceWorkerRegistration): Promise<ServiceWorkerRegistration> {
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return Promise.resolve(registration);
  return new Promise((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(registration);
      if (worker.state === 'redundant') reject(new Error('the worker was not installed'));
    });
  });
}

function addressOf(subscription: PushSubscription): PushAddress {
  const { endpoint = '', keys } = subscription.toJSON();
  return { endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
}
