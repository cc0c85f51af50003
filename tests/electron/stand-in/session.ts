import { EventEmitter } from 'node:events';
import type { BeforeSendResponse, OnBeforeSendHeadersListenerDetails } from 'electron';
import type { BrowserContext, Frame, Request, Route } from 'playwright';
import { fromChromium, isLocal, originIn, toChromium } from './addresses.ts';
import type { StandInContents } from './contents.ts';
import { refusable } from './events.ts';

type HeaderListener = (
  details: OnBeforeSendHeadersListenerDetails,
  callback: (answer: BeforeSendResponse) => void,
) => void;
/** Its other arguments are of no use here. */
type PermissionHandler = (
  contents: never,
  permission: never,
  answer: (isGranted: boolean) => void,
  details: never,
) => void;
type LocalHandler = (request: { url: string }) => Promise<Response>;

/** Electron's `session`: sees every request of every page through Playwright's routes. */
export class StandInSession extends EventEmitter {
  readonly #contentsOf: (request: Request) => StandInContents | null;
  readonly #onPopup: (request: Request) => Promise<void>;
  #onHeaders: HeaderListener | null = null;
  #onLocal: LocalHandler | null = null;

  readonly webRequest = {
    onBeforeSendHeaders: (listener: HeaderListener | null): void => {
      this.#onHeaders = listener;
    },
  };
  readonly protocol = {
    handle: (_scheme: string, handler: LocalHandler): void => {
      this.#onLocal = handler;
    },
  };

  constructor(
    contentsOf: (request: Request) => StandInContents | null,
    onPopup: (request: Request) => Promise<void>,
  ) {
    super();
    this.#onPopup = onPopup;
    this.#contentsOf = contentsOf;
  }

  // Headless Chromium denies without asking; the shell's answer is tested in Electron itself.
  setPermissionRequestHandler(_handler: PermissionHandler | null): void {}

  setPermissionCheckHandler(_handler: unknown): void {}

  setDevicePermissionHandler(_handler: unknown): void {}

  async attach(context: BrowserContext): Promise<void> {
    await context.route('**/*', (route) => this.#handle(route).catch(() => {}));
  }

  async #handle(route: Route): Promise<void> {
    const request = route.request();
    const frame = frameOf(request);
    if (request.isNavigationRequest() && !this.#mayNavigate(request, frame)) return route.abort('aborted');
    if (isLocal(request.url())) return this.#answerLocally(route, fromChromium(request.url()));
    await route.continue({ headers: this.#headersOf(request, frame) });
  }

  async #answerLocally(route: Route, url: string): Promise<void> {
    const answer = await this.#onLocal?.({ url });
    if (!answer) return route.abort('failed');
    const body = Buffer.from(await answer.arrayBuffer());
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      // Links between our own pages.
      body: isPage ? body.toString().replaceAll(/theke:\/\/[a-z]+/g, toChromium) : body,
    });
  }

  #headersOf(request: Request, frame: Frame | null): Record<string, string> {
    const requestHeaders = request.headers();
    let changed = requestHeaders;
    const initiatorOrigin = frame ? originIn(frame.url()) : null;
    this.#onHeaders?.(
      {
        url: request.url(),
        requestHeaders,
        ...(initiatorOrigin ? { initiatorOrigin } : {}),
      } as OnBeforeSendHeadersListenerDetails,
      (answer) => {
        changed = flat(answer.requestHeaders ?? {});
      },
    );
    return changed;
  }

  /** Asks the listeners of will-navigate as Electron does: only for navigations that the page started. */
  #mayNavigate(request: Request, frame: Frame | null): boolean {
    const contents = this.#contentsOf(request);
    if (!contents) {
      this.#onPopup(request).catch(() => {});
      return false;
    }
    const isMainFrame = frame === null || frame.parentFrame() === null;
    if (isMainFrame && contents.expected.delete(request.url())) return true;
    const url = fromChromium(request.url());
    const event = refusable({ url, isMainFrame, isSameDocument: false });
    contents.emit('will-frame-navigate', event);
    if (isMainFrame && !event.defaultPrevented) contents.emit('will-navigate', event);
    return !event.defaultPrevented;
  }
}

function flat(headers: Record<string, string | string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]),
  );
}

function frameOf(request: Request): Frame | null {
  try {
    return request.frame();
  } catch {
    // The page of this first navigation is still being created.
    return null;
  }
}
