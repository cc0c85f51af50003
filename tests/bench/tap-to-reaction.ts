import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright';
import { CONSENT_COOKIE } from '#domain/insights/consent.ts';
import { build } from '#tests/built.ts';
import { launchChromium } from '../browser.ts';
import { startServerProcess } from '../server-process.ts';
import { median } from './rates.ts';

/**
 * What somebody on a slow phone feels who taps as soon as the branch page is painted: with web/storefront/boot.ts as it is
 * (scripts are fetched after the first paint, early taps replayed), with the scripts fetched at once, and without the replay as
 * well. `npx tsx tests/bench/tap-to-reaction.ts`, with nothing else running on the machine.
 */

/** Of a middle-class phone and a 4G network with a poor signal, as Lighthouse's mobile preset assumes. */
const SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const PATH = '/store/hauptplatz';
/** Whoever waits longer has tapped again. */
const PATIENCE_MS = 10_000;
const ROUNDS = 5;

interface Action {
  name: string;
  /** What is tapped. */
  target: (page: Page) => Locator;
  /** What is typed once it is tapped. */
  text?: string;
  /** What shows that the shop has understood. */
  reaction: string;
}

const ACTIONS: readonly Action[] = [
  {
    name: 'a product',
    target: (page) => page.getByRole('main').getByRole('button', { name: 'Schnitzelsemmel', exact: true }),
    reaction: 'dialog[open], [role=dialog]',
  },
  {
    name: 'the search',
    target: (page) => page.getByRole('main').getByRole('searchbox'),
    text: 'semmel',
    reaction: '#hits-title',
  },
];

/** In ms since the visit began; null = nothing happened. */
interface Felt {
  painted: number;
  tapped: number;
  reacted: number | null;
}

interface Variant {
  name: string;
  /** Takes parts out of the built boot script. */
  without: readonly RegExp[];
}

const WAITING = /await Promise\.race\(\[[^\]]*\]\);/;
const RECORDING = /document\.addEventListener\(`click`,\w+\),/;
const REPLAY = /\w+\.repeat\(\)(?=\})/;

const VARIANTS: readonly Variant[] = [
  { name: 'as built', without: [] },
  { name: 'scripts at once', without: [WAITING] },
  { name: 'scripts at once, no replay', without: [WAITING, RECORDING, REPLAY] },
];

/** The boot script and what it is without these parts. Throws if the build no longer writes them like this. */
function bootScript({ without }: Variant): { file: string; body: string } {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync('dist/web/.vite/manifest.json', 'utf8'),
  );
  const file = manifest['web/storefront/boot.ts']?.file ?? '';
  const body = without.reduce(
    (script, part) => {
      if (!part.test(script)) throw new Error(`the boot script has no ${part}`);
      return script.replace(part, '');
    },
    readFileSync(`dist/web/${file}`, 'utf8'),
  );
  return { file, body };
}

/** Runs in the page: notes the first tap and when the reaction is there. */
function watch(reaction: string): void {
  const felt: { tapped: number | null; reacted: number | null } = { tapped: null, reacted: null };
  Object.assign(window, { felt });
  addEventListener(
    'pointerdown',
    (event) => {
      felt.tapped ??= event.timeStamp;
    },
    true,
  );
  // No named function: the loader would wrap it with a helper that the page does not have.
  setInterval(() => {
    if (felt.tapped !== null && felt.reacted === null && document.querySelector(reaction))
      felt.reacted = performance.now();
  }, 8);
}

async function visit(
  browser: Browser,
  url: string,
  { target, text, reaction }: Action,
  script: ReturnType<typeof bootScript>,
): Promise<Felt> {
  const context = await browser.newContext({ ...PHONE, locale: 'de-AT', serviceWorkers: 'block' });
  try {
    await context.addCookies([{ name: CONSENT_COOKIE, value: 'declined', url }]);
    const page = await context.newPage();
    await slowDown(page);
    await page.route(`**/${script.file}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script.body }),
    );
    await page.addInitScript(watch, reaction);
    await page.goto(url + PATH, { waitUntil: 'commit' });
    const control = target(page);
    await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    // Nobody taps what is not to be seen yet, and the browser drops such taps.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await control.tap({ force: true });
    if (text !== undefined) await page.keyboard.type(text);
    await page
      .waitForFunction(() => (window as unknown as { felt: Felt }).felt.reacted !== null, null, {
        timeout: PATIENCE_MS,
      })
      .catch(() => undefined);
    return await page.evaluate(() => ({
      ...(window as unknown as { felt: Felt }).felt,
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    }));
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
}

function report(name: string, visits: readonly Felt[]): void {
  const answered = visits.filter(({ reacted }) => reacted !== null);
  const ms = (pick: (felt: Felt) => number, of = visits) =>
    of.length === 0 ? '-' : `${Math.round(median(of.map(pick)))} ms`;
  console.log(
    [
      name,
      `painted after ${ms(({ painted }) => painted)}`,
      `tapped after ${ms(({ tapped }) => tapped)}`,
      `reaction ${ms(({ tapped, reacted }) => (reacted ?? 0) - tapped, answered)} after the tap`,
      `${ms(({ reacted }) => reacted ?? 0, answered)} after the visit began`,
      `${visits.length - answered.length} of ${visits.length} taps lost`,
    ].join(', '),
  );
}

build();
const directory = mkdtempSync(join(tmpdir(), 'theke-taps-'));
const server = await startServerProcess({ DATA_DIR: directory, RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
const browser = await launchChromium();
try {
  const variants = VARIANTS.map((variant) => ({ ...variant, script: bootScript(variant) }));
  for (const action of ACTIONS) {
    const felt = new Map<string, Felt[]>(variants.map(({ name }) => [name, []]));
    // By turns, so that what else the machine does meets all of them. The first visits fill the server's caches.
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const { name, script } of variants) {
        const visited = await visit(browser, server.url, action, script);
        if (round > 0) felt.get(name)?.push(visited);
      }
    for (const [name, visits] of felt) report(`${action.name}, ${name}`, visits);
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
}
