import { beforeEach, describe, expect, it, vi } from 'vitest';

interface Script {
  src: string;
  async: boolean;
  load: () => void;
  addEventListener(type: string, listener: () => void): void;
}

/** A stub browser, as far as the pixel needs one; the pixel's script only records its calls. */
async function browser(pathname: string) {
  const scripts: Script[] = [];
  const cookies: string[] = [];
  const told: unknown[][] = [];
  const reload = vi.fn();
  const window: { fbq?: { callMethod?: (...call: unknown[]) => void; queue: unknown[][] } } = {};
  const location = { pathname, hostname: 'shop.wiesenknopf.at', reload };
  vi.stubGlobal('window', window);
  vi.stubGlobal('location', location);
  vi.stubGlobal('document', {
    head: { append: (script: Script) => scripts.push(script) },
    createElement: (): Script => ({
      src: '',
      async: false,
      load: () => undefined,
      addEventListener(_type, listener) {
        this.load = listener;
      },
    }),
    set cookie(text: string) {
      cookies.push(text);
    },
  });
  vi.resetModules();
  const pixel = await import('#web/lib/tracking/pixel.ts');
  const { forgetPixel } = await import('#web/lib/tracking/forget-pixel.ts');
  /** The pixel's script has loaded: it drains the queue. */
  const arrive = () => {
    const { fbq } = window;
    if (!fbq) throw new Error('no pixel was asked for');
    fbq.callMethod = (...call) => told.push(call);
    for (const call of fbq.queue.splice(0)) fbq.callMethod(...call);
    scripts[0]?.load();
  };
  return { ...pixel, forgetPixel, scripts, cookies, told, location, reload, arrive };
}

beforeEach(() => vi.unstubAllGlobals());

const SETUP = [
  ['set', 'autoConfig', false, '4711'],
  ['init', '4711'],
];

describe('the pixel', () => {
  it('is fetched once, from its one address, and reports nothing by itself', async () => {
    const { loadPixel, scripts, arrive, told } = await browser('/');
    loadPixel('4711');
    loadPixel('4711');
    expect(scripts.map(({ src, async }) => [src, async])).toEqual([
      ['https://connect.facebook.net/en_US/fbevents.js', true],
    ]);
    arrive();
    expect(told).toEqual(SETUP);
  });

  it('gets what happened before it had loaded, in order', async () => {
    const { loadPixel, sendToPixel, arrive, told } = await browser('/');
    loadPixel('4711');
    sendToPixel('PageView');
    sendToPixel('AddToCart', { content_name: 'Handsemmel' });
    arrive();
    sendToPixel('InitiateCheckout');
    expect(told.slice(SETUP.length)).toEqual([
      ['track', 'PageView', {}],
      ['track', 'AddToCart', { content_name: 'Handsemmel' }],
      ['track', 'InitiateCheckout', {}],
    ]);
  });

  it.each(['/status/ABCDEFGH23/geheimnis', '/signage/geheim', '/backend/orders'])(
    'is not even fetched on %s, because it reports the address of the page',
    async (secret) => {
      const { loadPixel, scripts } = await browser(secret);
      loadPixel('4711');
      expect(scripts).toEqual([]);
    },
  );

  it('holds its events back until the secret address is left', async () => {
    const { loadPixel, sendToPixel, arrive, told, location } = await browser('/store/markt/checkout');
    loadPixel('4711');
    arrive();
    location.pathname = '/status/ABCDEFGH23/geheimnis';
    sendToPixel('Purchase', { value: 5 });
    sendToPixel('PageView');
    expect(told).toEqual(SETUP);
    location.pathname = '/';
    sendToPixel('PageView');
    expect(told.slice(SETUP.length).map(([, event]) => event)).toEqual(['Purchase', 'PageView']);
  });

  it('does not stop an order when it fails', async () => {
    const { loadPixel, sendToPixel, arrive } = await browser('/');
    loadPixel('4711');
    arrive();
    vi.stubGlobal('window', {
      fbq: () => {
        throw new Error('broken');
      },
    });
    expect(() => sendToPixel('Purchase')).not.toThrow();
  });

  it('goes with its cookies when consent is withdrawn, and the page reloads without it', async () => {
    const { loadPixel, forgetPixel, cookies, reload } = await browser('/');
    forgetPixel();
    expect(reload).not.toHaveBeenCalled();
    loadPixel('4711');
    forgetPixel();
    expect(reload).toHaveBeenCalledOnce();
    for (const name of ['_fbp', '_fbc'])
      expect(cookies).toContain(`${name}=; Max-Age=0; Path=/; Domain=wiesenknopf.at`);
  });
});
