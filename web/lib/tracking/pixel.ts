/** The function that the pixel's script takes over; until then it queues calls. */
interface Fbq {
  (...call: unknown[]): void;
  callMethod: ((...call: unknown[]) => void) | undefined;
  queue: unknown[][];
  push: (...call: unknown[]) => void;
  loaded: boolean;
  version: string;
  /** Otherwise it would track address changes by itself, secret ones included. */
  disablePushState: boolean;
}

declare global {
  interface Window {
    fbq?: Fbq;
    _fbq?: Fbq;
  }
}

export type PixelEvent = 'PageView' | 'AddToCart' | 'InitiateCheckout' | 'Purchase';

const SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';
/** The pixel sends the page's address with every event: nothing may be sent where the address is a secret. */
const SECRET_PATH = /^(?:\/en)?\/(status|signage|backend)(\/|$)/;

const MOST_HELD = 20;

let isReady = false;
/** Events from before the script loaded, or while the address is a secret. */
let held: (readonly [PixelEvent, object])[] = [];

/** Loads the pixel once. Only after consent; never while the page's address is a secret. */
export function loadPixel(id: string): void {
  if (window.fbq || SECRET_PATH.test(location.pathname)) return;
  const fbq = collector();
  window.fbq = fbq;
  window._fbq = fbq;
  // Without this it would report every button press, with the button's text.
  fbq('set', 'autoConfig', false, id);
  fbq('init', id);
  const script = document.createElement('script');
  script.async = true;
  script.src = SCRIPT;
  script.addEventListener('load', () => {
    isReady = true;
    flush();
  });
  document.head.append(script);
}

/** Same as in the pixel's own snippet. */
function collector(): Fbq {
  function fbq(...call: unknown[]): void {
    if (fbq.callMethod) fbq.callMethod(...call);
    else fbq.queue.push(call);
  }
  fbq.callMethod = undefined as Fbq['callMethod'];
  fbq.queue = [] as unknown[][];
  fbq.push = fbq;
  fbq.loaded = true;
  fbq.version = '2.0';
  fbq.disablePushState = true;
  return fbq;
}

/**
 * Sends an event to the pixel; queued until it has loaded and while the page's address is a secret. Views of such pages
 * are never sent. Without a pixel nothing happens.
 */
export function sendToPixel(event: PixelEvent, data: object = {}): void {
  if (event === 'PageView' && SECRET_PATH.test(location.pathname)) return;
  held = [...held.slice(1 - MOST_HELD), [event, data]];
  flush();
}

function flush(): void {
  if (!isReady || SECRET_PATH.test(location.pathname)) return;
  const events = held;
  held = [];
  try {
    for (const [event, data] of events) window.fbq?.('track', event, data);
  } catch {
    // A pixel error must not stop an order.
  }
}
