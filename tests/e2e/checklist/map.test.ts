import type { Browser, Locator } from 'playwright';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { CONSENT_COOKIE, CONSENT_GIVEN } from '#domain/insights/consent.ts';
import { launchChromium } from '#tests/browser.ts';
import { type FakeMapbox, fakeMapbox } from '#tests/peers/fake-mapbox.ts';
import { type Admin, signInByApi } from '../as-admin.ts';
import { axeFindings } from '../axe.ts';
import { startToldStage, type ToldStage, TUESDAY_NOON } from '../told-time.ts';
import type { Visitor, VisitorOptions } from '../visitor.ts';
import { type Visitors, visitorsOf } from '../visitors.ts';

/** The map: one test per sentence of the product's description. */

const ON = { enablePluginHomePage: false, enablePluginMapbox: true, mapToken: 'pk.eyJ1IjoiYSJ9.abc' };
const VIEW = { mapZoom: null, mapPitch: null, mapBearing: null };

let stage: ToldStage;
let owner: Admin;
let browser: Browser;
let people: Visitors;

beforeAll(async () => {
  [stage, browser] = await Promise.all([startToldStage(), launchChromium({ hasWebGl: true })]);
  owner = await signInByApi(stage.url);
  await owner.change('/config', ON);
  people = visitorsOf(browser, stage.url);
});
afterEach(async () => {
  await people.settle();
  await stage.settle();
});
afterAll(async () => {
  await browser.close();
  await stage.stop();
});

/** Settings for this test only, restored whatever its outcome. */
async function configured(settings: object, after: object): Promise<void> {
  onTestFinished(() => owner.change('/config', after));
  await owner.change('/config', settings);
}

interface MapVisitor {
  visitor: Visitor;
  mapbox: FakeMapbox;
}

interface HomeOptions extends VisitorOptions {
  /** With cookies accepted before; otherwise rejected. */
  hasAgreed?: boolean;
  /** As in a browser without WebGL: getContext returns null. */
  cannotDraw?: boolean;
}

/** A visitor on the alternative home page. */
async function home({ hasAgreed, cannotDraw, ...options }: HomeOptions = {}): Promise<MapVisitor> {
  stage.tell(TUESDAY_NOON);
  const visitor = await people.open('desktop', { isStill: true, ...options });
  const mapbox = await fakeMapbox(visitor.page);
  if (hasAgreed)
    await visitor.context.addCookies([{ name: CONSENT_COOKIE, value: CONSENT_GIVEN, url: stage.url }]);
  if (cannotDraw)
    await visitor.page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
  await visitor.visit('/');
  return { visitor, mapbox };
}

const section = ({ page }: Visitor) => page.getByRole('region', { name: 'Anfahrt' });
const pane = ({ page }: Visitor) => page.locator('[data-map]');
const canvas = (visitor: Visitor) => pane(visitor).locator('canvas');
const accept = (visitor: Visitor) =>
  visitor.press(section(visitor).getByRole('button', { name: 'Karte anzeigen' }));
const tiles = ({ asked }: FakeMapbox) => asked.filter((path) => path.endsWith('.vector.pbf'));

/** Pitch and bearing of the camera, as shown by the map's compass. */
async function camera(visitor: Visitor): Promise<{ pitch: number; bearing: number }> {
  const style = (await pane(visitor).locator('.mapboxgl-ctrl-compass span').getAttribute('style')) ?? '';
  const angle = (name: string) =>
    Number(new RegExp(`${name}\\((-?[\\d.]+)deg\\)`).exec(style)?.[1] ?? Number.NaN);
  return { pitch: Math.round(angle('rotateX')), bearing: Math.round(0 - angle('rotateZ')) };
}

/** The share of the picture in the colours of houses, from 0 to 1; the ground is lighter than all of them. */
async function houses(target: Locator): Promise<number> {
  const { data, info } = await sharp(await target.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let dark = 0;
  for (const value of data) if (value > 100 && value < 218) dark += 1;
  return dark / (info.width * info.height);
}

describe('Map', () => {
  test('without the plugin there is no map, but every address with directions', async () => {
    await configured({ enablePluginMapbox: false }, ON);
    const { visitor, mapbox } = await home();
    expect(await pane(visitor).count()).toBe(0);
    const places = section(visitor).getByRole('listitem');
    expect(await places.count()).toBe(2);
    const way = places.first().getByRole('link', { name: 'Anfahrt berechnen (Wiesenknopf am Hauptplatz)' });
    expect(await way.getAttribute('href')).toContain('destination=Hauptplatz%207%2C%203569%20Bad%20Marienau');
    expect(mapbox.asked).toEqual([]);
  });

  test('is shown when cookie consent is given; nothing is loaded and nothing moves before', async () => {
    const { visitor, mapbox } = await home();
    await section(visitor).scrollIntoViewIfNeeded();
    const scripts = () =>
      visitor.page.evaluate(() =>
        performance.getEntriesByType('resource').filter(({ name }) => name.includes('mapbox')),
      );
    expect(await scripts()).toEqual([]);
    expect(mapbox.asked).toEqual([]);
    expect(await axeFindings(visitor.page, 'map, asking')).toEqual([]);
    const before = await section(visitor).boundingBox();
    await accept(visitor);
    await canvas(visitor).waitFor();
    await expect.poll(() => mapbox.asked).toContain('/styles/v1/mapbox/light-v11');
    expect(await section(visitor).boundingBox()).toEqual(before);
  });

  test('asked for on the map alone: no other consent, no pixel; refusing in the banner takes it away', async () => {
    await configured({ pixelId: '4711' }, { pixelId: '' });
    const { visitor } = await home();
    const foreign: string[] = [];
    visitor.page.on('request', (request) => {
      if (/facebook|analytics-log/.test(request.url())) foreign.push(request.url());
    });
    await accept(visitor);
    await canvas(visitor).waitFor();
    const cookies = await visitor.context.cookies();
    expect(cookies.find(({ name }) => name === CONSENT_COOKIE)?.value).toBe('declined');
    await visitor.press(visitor.page.getByRole('button', { name: 'Cookie-Einstellungen' }));
    await visitor.page.getByText('Ihre derzeitige Wahl: Nur notwendige').waitFor();
    await visitor.press(visitor.page.getByRole('button', { name: 'Nur notwendige' }));
    await section(visitor).getByRole('button', { name: 'Karte anzeigen' }).waitFor();
    await visitor.page.waitForLoadState('networkidle');
    expect(foreign).toEqual([]);
  });

  test('defaults pitch 55 and bearing -85 at zoom 19, markers, and 3D buildings from zoom 15', async () => {
    const { visitor, mapbox } = await home();
    await accept(visitor);
    await expect.poll(() => camera(visitor)).toEqual({ pitch: 55, bearing: -85 });
    await expect.poll(() => tiles(mapbox).some((path) => path.startsWith('/v4/fake/16/'))).toBe(true);
    await expect.poll(() => houses(canvas(visitor))).toBeGreaterThan(0.1);
    // Not on the main thread: workers run under the CSP of their own file, and request the tiles.
    const workers = visitor.page.workers().map((worker) => new URL(worker.url()).pathname);
    expect([...new Set(workers)]).toEqual([
      expect.stringMatching(/^\/assets\/mapbox-gl-csp-worker-[\w-]+\.js$/),
    ]);
    const markers = pane(visitor).getByRole('button', { name: /^Wiesenknopf am/ });
    expect(await markers.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual([
      'Wiesenknopf am Hauptplatz, Hauptplatz 7, 3569 Bad Marienau',
      'Wiesenknopf am Kamp, Kampstraße 22, 3568 Unterlinden am Kamp',
    ]);
    expect(await axeFindings(visitor.page, 'map')).toEqual([]);
  });

  test('config may override zoom, pitch and bearing', async () => {
    await configured({ mapZoom: 14, mapPitch: 20, mapBearing: 40 }, VIEW);
    const { visitor } = await home();
    await accept(visitor);
    await expect.poll(() => camera(visitor)).toEqual({ pitch: 20, bearing: 40 });
    expect(await houses(canvas(visitor)), 'no buildings below zoom 15').toBeLessThan(0.02);
  });

  test('fly-to animation when scrolled into view', async () => {
    const { visitor } = await home({ isStill: false, hasAgreed: true });
    // Near the viewport, but not in it: the map is there and waits.
    await pane(visitor).evaluate((element) =>
      window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - window.innerHeight - 100),
    );
    await canvas(visitor).waitFor();
    await expect.poll(() => camera(visitor)).toEqual({ pitch: 0, bearing: 0 });
    await pane(visitor).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const seen = new Set<number>();
    await expect
      .poll(
        async () => {
          const { pitch } = await camera(visitor);
          seen.add(pitch);
          return pitch;
        },
        { interval: 50 },
      )
      .toBe(55);
    expect(seen.size, 'it does not jump').toBeGreaterThan(2);
  });

  test('without network a clear message is shown, and a retry loads the map', async () => {
    const { visitor, mapbox } = await home();
    visitor.allow(/mapbox\.com/);
    const goBack = mapbox.goAway();
    await accept(visitor);
    await section(visitor).getByText('Die Karte kann gerade nicht geladen werden.').waitFor();
    expect(await axeFindings(visitor.page, 'map, failed')).toEqual([]);
    await section(visitor)
      .getByRole('link', { name: /^Anfahrt berechnen/ })
      .first()
      .waitFor();
    goBack();
    await visitor.press(section(visitor).getByRole('button', { name: 'Erneut versuchen' }));
    await canvas(visitor).waitFor();
  });

  test('a browser that cannot draw maps says so', async () => {
    const { visitor, mapbox } = await home({ cannotDraw: true });
    await accept(visitor);
    await section(visitor).getByText('Ihr Browser kann die Karte leider nicht darstellen.').waitFor();
    expect(mapbox.asked).toEqual([]);
    expect(
      await section(visitor)
        .getByRole('link', { name: /^Anfahrt berechnen/ })
        .count(),
    ).toBe(2);
  });
});
