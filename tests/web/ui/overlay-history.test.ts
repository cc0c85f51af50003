import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followHistory, fromPage, openLayer } from '#web/ui/overlay-history.ts';

/** The entries that overlays add to the history of the browser. */

type State = { key?: string; overlays?: number } | null;

/** A fake browser history: it navigates asynchronously and fires popstate on arrival. */
function browser(state: State = null) {
  const view = new EventTarget();
  const entries: State[] = [{ key: 'before' }, state];
  const place = { at: 1 };
  const history = {
    get state() {
      return entries[place.at] ?? null;
    },
    pushState(next: State) {
      entries.splice(place.at + 1, entries.length, next);
      place.at += 1;
    },
    replaceState(next: State) {
      entries[place.at] = next;
    },
    go(by: number) {
      setTimeout(() => {
        if (!(place.at + by in entries)) return;
        place.at += by;
        view.dispatchEvent(new Event('popstate'));
      }, 20);
    },
  };
  vi.stubGlobal('history', history);
  vi.stubGlobal('addEventListener', view.addEventListener.bind(view));
  vi.stubGlobal('removeEventListener', view.removeEventListener.bind(view));
  const rest = () => vi.advanceTimersByTimeAsync(100);
  return {
    entries,
    history,
    rest,
    /** The current position, counted from the page, and how many entries are above the page. */
    where: () => [place.at - 1, entries.length - 2],
    press: async (by: number) => {
      history.go(by);
      await rest();
    },
  };
}

let stop = () => {};
const closers: (() => void)[] = [];

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  for (const close of closers.splice(0)) close();
  await vi.advanceTimersByTimeAsync(2_000);
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An overlay that closes when asked to, or stays. */
function overlay(name: string, closed: string[], stays = false) {
  let close = () => {};
  const leave = () => {
    close();
    close = () => {};
  };
  close = openLayer(() => {
    closed.push(name);
    if (!stays) leave();
  });
  closers.push(leave);
  return leave;
}

describe('an overlay', () => {
  it('adds an entry to the history, with all the state of the page’s entry', async () => {
    const { rest, where, history } = browser({ key: 'page' });
    stop = followHistory();
    overlay('one', []);
    await rest();
    expect(where()).toEqual([1, 1]);
    expect(history.state).toEqual({ key: 'page', overlays: 1 });
  });

  it('closes on Back; the topmost closes first', async () => {
    const closed: string[] = [];
    const { rest, press, where } = browser();
    stop = followHistory();
    overlay('lower', closed);
    await rest();
    overlay('upper', closed);
    await rest();
    await press(-1);
    expect(closed).toEqual(['upper']);
    await press(-1);
    expect(closed).toEqual(['upper', 'lower']);
    expect(where()[0]).toBe(0);
  });

  it('removes its entry when it is closed in another way', async () => {
    const { rest, where } = browser();
    stop = followHistory();
    const close = overlay('one', []);
    await rest();
    close();
    await rest();
    expect(where()[0]).toBe(0);
  });

  it('that replaces another keeps the entry', async () => {
    const { rest, where, history } = browser();
    stop = followHistory();
    const close = overlay('first', []);
    await rest();
    const go = vi.spyOn(history, 'go');
    close();
    overlay('second', []);
    await rest();
    expect(go).not.toHaveBeenCalled();
    expect(where()).toEqual([1, 1]);
  });

  it('that opens while another’s entry is being removed gets its own', async () => {
    const closed: string[] = [];
    const { rest, press, where } = browser();
    stop = followHistory();
    const close = overlay('first', closed);
    await rest();
    close();
    await vi.advanceTimersByTimeAsync(5);
    overlay('second', closed);
    await rest();
    expect(where()[0]).toBe(1);
    await press(-1);
    expect(closed).toEqual(['second']);
  });

  it('that stays open, because it asks first, gets its entry back', async () => {
    const closed: string[] = [];
    const { rest, press, where } = browser();
    stop = followHistory();
    overlay('asks', closed, true);
    await rest();
    await press(-1);
    expect(closed).toEqual(['asks']);
    expect(where()).toEqual([1, 1]);
  });

  it('closes together with those above it when several steps are taken at once', async () => {
    const closed: string[] = [];
    const { rest, press } = browser();
    stop = followHistory();
    overlay('lower', closed);
    overlay('upper', closed);
    await rest();
    await press(-2);
    expect(closed).toEqual(['upper', 'lower']);
  });

  it('asks nothing and adds nothing when the steps lead to another page, which closes the old page’s overlays', async () => {
    const closed: string[] = [];
    const { rest, press, where } = browser({ key: 'page' });
    stop = followHistory();
    overlay('asks', closed, true);
    await rest();
    await press(-2);
    expect(closed).toEqual([]);
    expect(where()[0]).toBe(-1);
  });
});

it('an entry without its overlay, reached by Forward or after a reload, is left again', async () => {
  const { rest, press, where } = browser();
  stop = followHistory();
  const closed: string[] = [];
  overlay('one', closed);
  await rest();
  await press(-1);
  await press(1);
  expect(where()[0]).toBe(0);
  stop();
  const loaded = browser({ key: 'page' });
  loaded.history.pushState({ key: 'page', overlays: 1 });
  stop = followHistory();
  await loaded.rest();
  expect(loaded.where()[0]).toBe(0);
  expect(closed).toEqual(['one']);
});

describe('what leaves the page', () => {
  it('goes on from the entry of the page, not from that of an overlay', async () => {
    const { rest, history, entries } = browser({ key: 'page' });
    stop = followHistory();
    const close = overlay('cart', []);
    await rest();
    fromPage(() => history.pushState({ key: 'checkout' }));
    close();
    await rest();
    expect(entries).toEqual([{ key: 'before' }, { key: 'page' }, { key: 'checkout' }]);
  });

  it('happens at once where no overlay is open', () => {
    browser();
    stop = followHistory();
    const run = vi.fn();
    fromPage(run);
    expect(run).toHaveBeenCalledOnce();
  });

  it('happens even if the browser does not move', async () => {
    const { rest, history } = browser();
    stop = followHistory();
    overlay('one', []);
    await rest();
    vi.spyOn(history, 'go').mockImplementation(() => undefined);
    const run = vi.fn();
    fromPage(run);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(run).toHaveBeenCalledOnce();
  });
});

it('where nobody follows the history, as in the backoffice, an overlay adds nothing', async () => {
  const { rest, where } = browser();
  overlay('dialog', []);
  await rest();
  expect(where()).toEqual([0, 0]);
});
