import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { CONSENT_COOKIE } from '#domain/insights/consent.ts';
import { isHydrated } from './taken-over.ts';
import { waitFor } from './wait-for.ts';

/** The two screens that the shop is designed for. */
const DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false, deviceScaleFactor: 1 },
} as const;
export type Device = keyof typeof DEVICES;
export const BOTH: readonly Device[] = ['phone', 'desktop'];

export interface VisitorOptions {
  /** Stays open after a test. */
  isKept?: boolean;
  /** Animations are off, so that measurements are stable. */
  isStill?: boolean;
  /** The browser's time; it is frozen there, or runs from there with `hasOwnTime`. */
  now?: Date;
  /** Time runs, and `context.clock` can speed it up. */
  hasOwnTime?: boolean;
  /** Without a consent choice yet; all others have chosen 'Nur notwendige' before. */
  isFirstVisit?: boolean;
  /** The shop may register its service worker; without it every page comes from the server. */
  hasServiceWorker?: boolean;
}

/** A visitor with a screen. */
export interface Visitor {
  context: BrowserContext;
  page: Page;
  device: Device;
  isKept: boolean;
  /** Opens a path of the shop. */
  visit(path: string): Promise<void>;
  /** Taps on the phone, clicks on the desktop. */
  press(target: Locator): Promise<void>;
  /** From now on messages like this are expected: what a rejected request logs to the console. */
  allow(pattern: RegExp): void;
  /** All complaints of pages so far: errors, failed requests, CSP violations. */
  takeComplaints(): string[];
}

/** Responses that the browser itself aborts when a page is left. */
const BROKEN_OFF = /ERR_ABORTED/;
const NO_WORKER = /Service Worker registration blocked by Playwright/;
/** A hint by the clock: on a busy machine an overlay is open before the pictures below it were drawn. */
const EARLY = /was preloaded using link preload but not used within a few seconds/;

/**
 * What a server on a busy machine turns away first, and the pages send again by themselves: which orders were shown (R270), the
 * state of the mail server, the stream of changes.
 */
const SENT_AGAIN = /\b503\b.*\/(trpc\/(orders\.seen|mailBox\.state)|api\/shop\/changes)(\?|$)/;

export async function openVisitor(
  browser: Browser,
  url: string,
  device: Device,
  {
    isKept = false,
    isStill = false,
    now,
    hasOwnTime = false,
    isFirstVisit = false,
    hasServiceWorker = false,
  }: VisitorOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    ...DEVICES[device],
    baseURL: url,
    locale: 'de-AT',
    // The rules use the zone of the branch, never that of the browser (R27).
    timezoneId: 'America/New_York',
    serviceWorkers: hasServiceWorker ? 'allow' : 'block',
    ...(isStill ? { reducedMotion: 'reduce' as const } : {}),
  });
  if (!isFirstVisit) await context.addCookies([{ name: CONSENT_COOKIE, value: 'declined', url }]);
  context.setDefaultTimeout(15_000);
  if (hasOwnTime) await context.clock.install(now ? { time: now } : {});
  else if (now) await context.clock.setFixedTime(now);
  const page = await context.newPage();
  const complaints: string[] = [];
  const allowed: RegExp[] = [BROKEN_OFF, NO_WORKER, EARLY, SENT_AGAIN];
  const complain = (text: string) => {
    if (!allowed.some((pattern) => pattern.test(text))) complaints.push(`${device} ${page.url()}: ${text}`);
  };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complain(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complain(String(error.stack ?? error)));
  page.on('requestfailed', (request) => complain(`${request.url()} failed: ${request.failure()?.errorText}`));
  page.on('response', (response) => {
    if (response.status() >= 400) complain(`${response.status()} ${response.url()}`);
  });
  return {
    context,
    page,
    device,
    isKept,
    async visit(path) {
      await page.goto(path, { waitUntil: 'load' });
      // React waits on timers between the parts: a frozen clock advances until the page is there.
      if (hasOwnTime) await passUntil(() => page.evaluate(isHydrated), context);
      else await page.waitForFunction(isHydrated);
    },
    async press(target) {
      // A button that explains what is missing can be pressed like any other; Playwright considers it disabled.
      const force = (await target.getAttribute('aria-disabled')) === 'true';
      await (DEVICES[device].hasTouch ? target.tap({ force }) : target.click({ force }));
    },
    allow: (pattern) => void allowed.push(pattern),
    takeComplaints: () => complaints.splice(0),
  };
}

/** Advances the clock in steps of 50 ms until the condition holds. */
export async function passUntil(isSo: () => Promise<boolean>, { clock }: BrowserContext): Promise<void> {
  await waitFor(async () => {
    if (await isSo()) return true;
    await clock.runFor(50);
    return undefined;
  });
}
