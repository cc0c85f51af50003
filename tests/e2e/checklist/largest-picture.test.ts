import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sentPage } from '../sent-page.ts';
import { isHydrated } from '../taken-over.ts';
import { SUNDAY_MORNING, SUNDAY_NIGHT, startToldStage, type ToldStage, TUESDAY_NOON } from '../told-time.ts';
import { BOTH } from '../visitor.ts';

/** The largest contentful paint comes from the first HTML. */

let stage: ToldStage;

beforeAll(async () => {
  stage = await startToldStage();
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

/** Hours decide what stands above the menu, and with it which picture is in view. */
const VISITS = ['/', '/store/hauptplatz', '/partyservice'].flatMap((path) =>
  [TUESDAY_NOON, SUNDAY_MORNING, SUNDAY_NIGHT].map((moment) => [path, moment] as const),
);

describe.each(BOTH)('LCP on the %s', (device) => {
  test.each(VISITS)(
    'the LCP element of %s at %s is in the first HTML and fetched early in the right size',
    async (path, moment) => {
      const visitor = await stage.at(moment, device, { isStill: false });
      const { page } = visitor;
      await page.addInitScript(() => {
        const view = window as Window & { largest?: { tag: string; url: string } };
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { element, url } = entry as PerformanceEntry & { element: Element | null; url: string };
            view.largest = { tag: element?.tagName ?? '', url };
          }
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      const pictures = new Map<string, string[]>();
      page.on('request', (request) => {
        const [, size = '', id = ''] = /\/image\/(\w+)\/(\d+)-/.exec(request.url()) ?? [];
        if (id) pictures.set(id, [...(pictures.get(id) ?? []), size]);
      });
      await visitor.visit(path);
      await page.waitForFunction(() => 'largest' in window);
      await page.waitForLoadState('networkidle');
      const largest = await page.evaluate(
        () => (window as Window & { largest?: { tag: string; url: string } }).largest,
      );
      const { html } = await sentPage(stage.url, path);
      // A page may be text only; then there is nothing to wait for.
      if (largest?.tag !== 'IMG') {
        expect(largest?.tag).toMatch(/^(H1|H2|P|SPAN|DIV)$/);
        return;
      }
      const file = new URL(largest.url).pathname.split('/').at(-1) ?? '';
      const [tag = ''] = [...html.matchAll(/<img[^>]+>/g)]
        .map(([found]) => found)
        .filter((one) => one.includes(file));
      expect(tag, 'the picture in the first HTML').toMatch(/loading="eager"/);
      expect(tag).toMatch(/fetchPriority="high"/i);
      const preloads = [...html.matchAll(/<link rel="preload" as="image"[^>]*>/g)].map(([found]) => found);
      expect(
        preloads.some((link) => link.includes(file) && /fetchPriority="high"/i.test(link)),
        'preloaded',
      ).toBe(true);
      const [id = ''] = file.split('-');
      const { shown, pixels, sizes } = await page.evaluate(
        async ({ name, mark }) => {
          const all = [...document.images].filter(({ currentSrc }) => currentSrc.includes(mark));
          const image = all.find(({ currentSrc }) => currentSrc.includes(name));
          const bare = new Image();
          bare.src = image?.currentSrc ?? '';
          await bare.decode();
          return {
            shown: (image?.clientWidth ?? 0) * devicePixelRatio,
            pixels: bare.naturalWidth,
            sizes: all.map(({ currentSrc }) => /image\/(\w+)\//.exec(currentSrc)?.[1]),
          };
        },
        { name: file, mark: `/${id}-` },
      );
      // What is shown was preloaded, and no other size of it.
      expect(new Set(pictures.get(id))).toEqual(new Set(sizes));
      // Not blurred, and at most twice what the screen can show.
      expect(pixels).toBeGreaterThan(shown * 0.8);
      expect(pixels).toBeLessThan(shown * 2);
    },
  );
});

/** Most of the scripts' bytes. */
const SHOP = /\/shared-.*\.js$/;

describe.each(BOTH)('scripts behind the largest picture on the %s', (device) => {
  test.each(['/', '/store/hauptplatz', '/partyservice'])('%s', async (path) => {
    const { html } = await sentPage(stage.url, path);
    const [, id = ''] = /<img[^>]+\/(\d+-\d+)\.\w+"[^>]*fetchPriority="high"/i.exec(html) ?? [];
    expect(id, 'the largest picture').not.toBe('');
    const visitor = await stage.at(TUESDAY_NOON, device, { isStill: false });
    const { page } = visitor;
    const session = await page.context().newCDPSession(page);
    const asked: { path: string; priority: string }[] = [];
    session.on('Network.requestWillBeSent', ({ request }) => {
      asked.push({ path: new URL(request.url).pathname, priority: request.initialPriority });
    });
    await session.send('Network.enable');
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(
      (url) => url.pathname.startsWith('/image/') && url.pathname.includes(`/${id}.`),
      async (route) => {
        await released;
        await route.continue();
      },
    );
    const prioritiesOf = (file: RegExp) =>
      asked.filter(({ path }) => file.test(path)).map(({ priority }) => priority);
    const opened = visitor.visit(path);
    await expect.poll(() => prioritiesOf(new RegExp(`/${id}\\.`))).toContain('High');
    await expect.poll(() => prioritiesOf(SHOP)).toEqual(['Low']);
    await new Promise((later) => setTimeout(later, 500));
    expect(await page.evaluate(isHydrated), 'run while the picture is on its way').toBe(false);
    release();
    await opened;
    await page.waitForFunction(isHydrated);
    expect(prioritiesOf(SHOP), 'fetched once').toHaveLength(1);
  });

  test('a picture that never loads keeps nobody from ordering', async () => {
    const visitor = await stage.at(TUESDAY_NOON, device, { isStill: false });
    const { page } = visitor;
    // Neither fulfilled nor aborted.
    await page.route(/\/image\//, () => {});
    await page.goto('/store/hauptplatz', { waitUntil: 'commit' });
    await page.waitForFunction(isHydrated);
    await visitor.press(page.getByRole('button', { name: 'Schnitzelsemmel', exact: true }));
    await page.getByRole('dialog', { name: 'Schnitzelsemmel' }).waitFor();
  });
});
