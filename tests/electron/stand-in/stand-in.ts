import { join } from 'node:path';
import type { Browser, Page, Request } from 'playwright';
import { launchChromium } from '#tests/browser.ts';
import { ROOT } from '#tests/source-files.ts';
import type { DesktopApp, DesktopDriver, ElectronModule, LaunchOptions } from '../driver.ts';
import { fromChromium } from './addresses.ts';
import { StandInApp } from './app.ts';
import { runBundle } from './bundle.ts';
import type { StandInContents } from './contents.ts';
import { electronParts, type Handler } from './electron-parts.ts';
import { BINDING } from './preload-world.ts';
import { StandInSession } from './session.ts';
import type { WindowSystem } from './window.ts';

/** One display, unless a test says otherwise. */
const DISPLAYS = [
  {
    id: 1,
    label: 'Display 1',
    bounds: { x: 0, y: 0, width: 1920, height: 1080 },
    workArea: { x: 0, y: 0, width: 1920, height: 1040 },
  },
];

/** The built app on a stand-in for Electron's API: every start has an API of its own, all share one Chromium. */
export function standInDriver(): DesktopDriver {
  let browser: Promise<Browser> | null = null;
  const running = new Set<DesktopApp>();
  return {
    kind: 'stand-in',
    async launch(options) {
      browser ??= launchChromium();
      const app = await launch(await browser, options);
      running.add(app);
      return app;
    },
    async close() {
      for (const app of running) await app.close();
      await (await browser)?.close();
    },
  };
}

async function launch(browser: Browser, options: LaunchOptions): Promise<DesktopApp> {
  const { directory, args = [], hasKeyRing = true, displays = DISPLAYS } = options;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const system: WindowSystem = {
    context,
    windows: [],
    onContents: (contents) => app.emit('web-contents-created', {}, contents),
  };
  const contentsOfPage = (page: Page): StandInContents | null =>
    system.windows.find((window) => window.webContents.page === page)?.webContents ?? null;

  // Once: a second call would return before the first has closed anything.
  let closed: Promise<void> | null = null;
  const closeContext = () => {
    closed ??= context.close();
    return closed;
  };
  const app = new StandInApp(
    directory,
    () => [...system.windows],
    () => void closeContext(),
  );
  const session = new StandInSession(
    (request) => contentsOfPage(pageOf(request, context.pages())),
    (request) => refusePopup(pageOf(request, context.pages()), request.url(), contentsOfPage),
  );
  await session.attach(context);
  const handlers = new Map<string, Handler>();
  await context.exposeBinding(BINDING, async ({ page, frame }, channel: string, payload: unknown[]) => {
    const handler = handlers.get(channel);
    const sender = contentsOfPage(page);
    if (!handler || !sender) throw new Error(`No handler registered for '${channel}'`);
    const parent = frame.parentFrame();
    const event: Parameters<Handler>[0] = Object.assign(Object.create(null), {
      sender,
      senderFrame: { url: fromChromium(frame.url()), parent: parent && { url: fromChromium(parent.url()) } },
    });
    return structuredClone(await handler(event, ...payload));
  });

  const parts = electronParts({ app, session, windows: system, handlers, hasKeyRing, displays });
  // The only place where the stand-in is cast to the real type.
  const electron: ElectronModule = Object.assign(Object.create(null), parts);
  runBundle(join(ROOT, 'dist/electron/main.js'), electron, ['electron', ROOT, ...args]);
  return {
    inMain: async (work, argument) => work(electron, argument),
    pages: () => context.pages(),
    addressOf: (page) => fromChromium(page.url()),
    get hasEnded() {
      return app.hasEnded;
    },
    async close() {
      if (app.hasEnded) return closeContext();
      electron.dialog.showMessageBox = async () => ({ response: 1, checkboxChecked: false });
      const ended = new Promise((resolve) => app.once('quit', resolve));
      app.quit();
      await ended;
      await closeContext();
    },
  };
}

/** A popup: its opener's handler is asked, and here it may only deny. */
async function refusePopup(
  page: Page,
  url: string,
  contentsOfPage: (page: Page) => StandInContents | null,
): Promise<void> {
  const opener = await page.opener();
  const contents = opener && contentsOfPage(opener);
  const details = {
    url,
    frameName: '',
    features: '',
    disposition: 'new-window',
    referrer: { url: '', policy: 'default' },
  } as const;
  if (contents?.openHandler(details).action === 'allow') throw new Error('the stand-in opens no popups');
  await page.close();
}

function pageOf(request: Request, pages: readonly Page[]): Page {
  try {
    return request.frame().page();
  } catch {
    // The newest page is the one without a frame yet.
    const newest = pages.at(-1);
    if (!newest) throw new Error('a request of no page');
    return newest;
  }
}
