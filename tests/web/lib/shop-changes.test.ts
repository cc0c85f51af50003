import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followShopChanges, shopReloader } from '#web/lib/shop-changes.ts';

const onTime = vi.fn();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the reload after a change of the shop', () => {
  it('comes within two seconds, but not for everybody in the same millisecond', async () => {
    const waits: number[] = [];
    for (const random of [0, 0.25, 0.999]) {
      vi.spyOn(Math, 'random').mockReturnValue(random);
      const begin = Date.now();
      const reload = vi.fn(async () => {
        waits.push(Date.now() - begin);
        return true;
      });
      shopReloader({ version: 1, reload }).heard(2);
      await vi.advanceTimersByTimeAsync(2_000);
      expect(reload).toHaveBeenCalledOnce();
    }
    expect(waits).toEqual([0, 375, 1_498]);
  });

  it('is not made for the version that is shown', async () => {
    const reload = vi.fn(async () => true);
    const reloader = shopReloader({ version: 3, reload });
    reloader.heard(3);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reload).not.toHaveBeenCalled();
    reloader.heard(4);
    await vi.advanceTimersByTimeAsync(2_000);
    reloader.heard(4);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('runs once for several changes, and again for one that comes while it runs', async () => {
    let finish: (isShown: boolean) => void = () => undefined;
    const reload = vi.fn(
      () =>
        new Promise<boolean>((resolve) => {
          finish = resolve;
        }),
    );
    const reloader = shopReloader({ version: 1, reload });
    for (const version of [2, 3, 4]) reloader.heard(version);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(reload).toHaveBeenCalledOnce();
    reloader.heard(5);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reload).toHaveBeenCalledOnce();
    finish(true);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(reload).toHaveBeenCalledTimes(2);
    finish(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('is retried with backoff until it succeeds', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const times: number[] = [];
    const begin = Date.now();
    const reload = async () => {
      times.push(Date.now() - begin);
      return times.length > 3;
    };
    shopReloader({ version: 1, reload }).heard(2);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(times).toEqual([750, 2_750, 6_750, 14_750]);
  });

  it('can be cancelled', async () => {
    const reload = vi.fn(async () => true);
    const reloader = shopReloader({ version: 1, reload });
    reloader.heard(2);
    reloader.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reload).not.toHaveBeenCalled();
  });
});

/** A fake of the browser's EventSource. */
class Source extends EventTarget {
  static opened: Source[] = [];
  isOpen = true;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Source.opened.push(this);
  }
  close() {
    this.isOpen = false;
  }
  tell(version: number) {
    this.dispatchEvent(
      new MessageEvent('shop', { data: JSON.stringify({ version, time: '2026-11-24T11:00:00Z' }) }),
    );
  }
}

function browser() {
  Source.opened = [];
  const view = new EventTarget();
  const document = Object.assign(new EventTarget(), { readyState: 'complete', hidden: false });
  const navigator = { onLine: true };
  const idle: (() => void)[] = [];
  vi.stubGlobal('EventSource', Source);
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal('cancelIdleCallback', () => idle.splice(0));
  vi.stubGlobal('window', Object.assign(view, { requestIdleCallback: true }));
  vi.stubGlobal('addEventListener', view.addEventListener.bind(view));
  vi.stubGlobal('removeEventListener', view.removeEventListener.bind(view));
  return {
    document,
    navigator,
    rest: () => {
      for (const run of idle.splice(0)) run();
    },
    load: () => view.dispatchEvent(new Event('load')),
    online: (isOnline: boolean) => {
      navigator.onLine = isOnline;
      view.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    },
    hide: (isHidden: boolean) => {
      document.hidden = isHidden;
      document.dispatchEvent(new Event('visibilitychange'));
    },
    open: () => Source.opened.filter(({ isOpen }) => isOpen),
  };
}

describe('the stream of changes', () => {
  it('opens when the page has loaded and is idle, and reloads on what it reports', async () => {
    const page = browser();
    page.document.readyState = 'loading';
    const reload = vi.fn(async () => true);
    const stop = followShopChanges({ version: 1, reload, onTime });
    page.rest();
    expect(Source.opened).toHaveLength(0);
    page.load();
    expect(Source.opened).toHaveLength(0);
    page.rest();
    expect(page.open().map(({ url }) => url)).toEqual(['/api/shop/changes']);
    page.open()[0]?.tell(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(reload).not.toHaveBeenCalled();
    expect(onTime).toHaveBeenCalledWith(Date.parse('2026-11-24T11:00:00Z'));
    page.open()[0]?.tell(2);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(reload).toHaveBeenCalledOnce();
    stop();
    expect(page.open()).toEqual([]);
  });

  it('is closed while nobody sees the page', () => {
    const page = browser();
    const stop = followShopChanges({ version: 1, reload: async () => true, onTime });
    page.rest();
    page.hide(true);
    expect(page.open()).toEqual([]);
    page.hide(false);
    expect(page.open()).toHaveLength(1);
    stop();
    page.hide(false);
    expect(page.open()).toEqual([]);
  });

  it('reopens with backoff after a failure; offline it waits', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const page = browser();
    const stop = followShopChanges({ version: 1, reload: async () => true, onTime });
    page.rest();
    const fail = () => page.open()[0]?.dispatchEvent(new Event('error'));
    fail();
    expect(page.open()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(page.open()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(page.open()).toHaveLength(1);
    fail();
    await vi.advanceTimersByTimeAsync(3_999);
    expect(page.open()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    page.online(false);
    fail();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(page.open()).toEqual([]);
    page.online(true);
    expect(page.open()).toHaveLength(1);
    stop();
  });
});
