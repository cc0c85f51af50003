import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Admin, signInByApi } from '#tests/e2e/as-admin.ts';
import { axeFindings } from '#tests/e2e/axe.ts';
import { type Stage, startStage } from '#tests/e2e/stage.ts';
import type { Visitor } from '#tests/e2e/visitor.ts';
import { goTo, openStaff } from './staff-session.ts';

/** A TV that is switched on while the network is down (R119). */

let stage: Stage;
let admin: Admin;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
  admin = await signInByApi(stage.url);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

/** A stream with a picture, a video, a text and a picture template, and the TV that plays it. */
async function setUp(page: Page): Promise<{ address: string; stream: number; entries: object[] }> {
  const picture = await admin.create('/images', { data: await drawn(page), name: 'Aktion.png' });
  const video = await admin.create('/uploads', { data: await recorded(page), name: 'Film.webm' });
  const layer = { type: 'text', x: 50, y: 50, width: 900, height: 200, size: 90 };
  const template = await admin.create('/image-templates', {
    name: `Angebot ${picture}`,
    width: 1280,
    height: 720,
    layers: [{ ...layer, binding: 'branch.name' }],
  });
  const segments = [
    { name: 'Gruß', type: 'text', title: 'Grüß Gott!' },
    { name: 'Aktion', type: 'image', image: { id: picture } },
    { name: 'Film', type: 'video', upload: video },
    { name: 'Angebot', type: 'template', template },
  ];
  const entries: object[] = [];
  for (const segment of segments) {
    const id = await admin.create('/digital-signage-segments', segment);
    entries.push({ segment: { id }, seconds: 1, schedule: [] });
  }
  const stream = await admin.create('/digital-signage-streams', { name: 'Ohne Netz', segments: entries });
  const { key } = await admin.createKeyed('/digital-signage-devices', {
    name: 'Gastraum',
    branch: 1,
    stream,
  });
  return { address: `/signage/${key}`, stream, entries };
}

function drawn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1600, 900];
    canvas.getContext('2d')?.fillRect(200, 200, 900, 500);
    return canvas.toDataURL('image/png');
  });
}

function recorded(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    const drawing = setInterval(() => context?.fillRect(Math.random() * 200, 20, 30, 30), 40);
    await new Promise((resolve) => setTimeout(resolve, 600));
    clearInterval(drawing);
    recorder.stop();
    await stopped;
    const reader = new FileReader();
    const read = new Promise((resolve) => {
      reader.onload = resolve;
    });
    reader.readAsDataURL(new Blob(parts, { type: 'video/webm' }));
    await read;
    return String(reader.result);
  });
}

/** What the browser has stored, by cache; keys and file names left out. */
function stored(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const paths = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
      const kinds = paths.map((path) =>
        path.startsWith('/image/template/')
          ? 'template'
          : (/\.(?:js|css|woff2)$/.exec(path)?.[0] ?? path.split('/')[1] ?? ''),
      );
      found[name] = [...new Set(kinds)].toSorted();
    }
    return found;
  });
}

const PLAYER = { 'theke-signage-player': ['.css', '.js', '.woff2', 'signage'] };

async function switchOffAndOn({ page }: Visitor, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
}

test('it keeps playing, pictures and videos too; once online it updates, and evicts what it no longer shows', async () => {
  const tv = await stage.open('desktop', { isStill: true, hasServiceWorker: true });
  const { page, context } = tv;
  await tv.visit('/site/imprint');
  const { address, stream, entries } = await setUp(page);
  await page.goto(address);
  await expect
    .poll(() => stored(page), { timeout: 20_000 })
    .toMatchObject({ ...PLAYER, 'theke-signage-media': ['image', 'template', 'upload'] });
  const [scopes, controller] = await page.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname).toSorted(),
    navigator.serviceWorker.controller?.scriptURL,
  ]);
  expect(scopes).toEqual(['/', '/signage/']);
  expect(controller).toMatch(/signage-worker\.js$/);

  tv.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await context.setOffline(true);
  await switchOffAndOn(tv, address);
  await page.getByText('Grüß Gott!').waitFor();
  expect(await page.evaluate(() => fetch('/api/health').then(String, () => 'no network'))).toBe('no network');
  expect(await page.evaluate(async () => (await document.fonts.load('1em Fraunces')).length)).toBeGreaterThan(
    0,
  );
  await page.waitForFunction(() => (document.querySelector('img')?.naturalWidth ?? 0) === 1600);
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2);
  await page.waitForFunction(() => (document.querySelector('img')?.naturalWidth ?? 0) === 1280);

  await admin.change(`/digital-signage-streams/${stream}`, { segments: entries.slice(0, 2) });
  await context.setOffline(false);
  await switchOffAndOn(tv, address);
  await expect
    .poll(() => stored(page), { timeout: 20_000 })
    .toMatchObject({ ...PLAYER, 'theke-signage-media': ['image'] });
});

test('it keeps its cache when the storefront in the same browser is no longer an app', async () => {
  const tv = await stage.open('desktop', { isStill: true, hasServiceWorker: true });
  const { page, context } = tv;
  await tv.visit('/site/imprint');
  const { address } = await setUp(page);
  await page.goto(address);
  await expect.poll(() => stored(page), { timeout: 20_000 }).toMatchObject(PLAYER);
  await admin.change('/config', { enablePluginPWA: false });
  await tv.visit('/site/imprint');
  await expect
    // What the worker of the page was still storing is removed some seconds later.
    .poll(async () => Object.keys(await stored(page)).toSorted(), { timeout: 20_000 })
    .toEqual(['theke-signage-media', 'theke-signage-player']);
  tv.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await context.setOffline(true);
  await page.goto(address);
  await page.getByText('Grüß Gott!').waitFor();
  await context.setOffline(false);
});

test('a segment of a template is chosen with what the screen will show beside it', async () => {
  await admin.create('/image-templates', {
    name: 'Empfehlung',
    width: 1920,
    height: 1080,
    layers: [{ type: 'text', x: 90, y: 90, width: 900, height: 300, size: 90, binding: 'product.name' }],
  });
  const staff = await openStaff(stage);
  const { page } = staff;
  await goTo(staff, '/digital-signage-segments/new', 'Neue Filmsequenz');
  await page.locator('#digital-signage-segment-name').fill('Empfehlung am Abend');
  await page.locator('#digital-signage-segment-type').selectOption('template');
  const preview = page.getByRole('figure', { name: 'Vorschau' });
  await preview.getByText('Wählen Sie eine Bildvorlage.').waitFor();
  await page.locator('#digital-signage-segment-template').selectOption('Empfehlung');
  await page.locator('#digital-signage-segment-product').selectOption('Backhendlsalat');
  await preview.getByRole('img', { name: 'Empfehlung, wie der Bildschirm es zeigt' }).waitFor();
  await page.waitForFunction(
    () => (document.querySelector<HTMLImageElement>('figure img')?.naturalWidth ?? 0) === 1920,
  );
  expect(await axeFindings(page, 'a segment of a template')).toEqual([]);
  await page.keyboard.press('Control+s');
  await page.waitForURL(/digital-signage-segments\/\d+$/);
});
