import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Prebuilt, prebuild, sendPrebuilt } from '#api/http/prebuilt.ts';
import type { RateLimiter } from '#api/http/rate-limits.ts';
import { pageSecurity } from '#api/http/security-headers.ts';
import { AppError } from '#domain/errors.ts';
import { CONSENT_COOKIE, isUndecided } from '#domain/insights/consent.ts';
import type { Wire } from '#domain/money/wire.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { languageOfPath } from '#domain/text/language.ts';
import type { ShopContent } from '#entities/bundle.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { ShopDates } from '#use-cases/shop/shop-store.ts';
import type { ShopView, VisibleShop } from './shop-view.ts';
import * as texts from './texts.ts';

/** Addresses of the built files that a page loads. */
export interface PageAssets {
  scripts: readonly string[];
  styles: readonly string[];
  preloads: readonly string[];
  later: readonly string[];
  icon?: string | undefined;
}

export interface PageInput {
  /** Path with query, without the '/en' of the English pages. */
  url: string;
  /** Of the shop. */
  version: number;
  shop: Wire<Shop>;
  content: ShopContent;
  dates: ShopDates;
  /** ISO 8601, whole minute. */
  now: string;
  publicUrl: string;
  /** Whether the visitor still has to choose about cookies. */
  isConsentAsked: boolean;
  /** Whether the page is for staff, who see the shop before it opens. */
  isForStaff: boolean;
  assets: PageAssets;
}

/** Renders a storefront page as a whole document; 404 for addresses without a page. */
export type PageRenderer = (input: PageInput) => { status: number; html: string };
export type StaffPageRenderer = (input: { title: string; assets: PageAssets }) => string;

export interface PageOptions {
  deps: Pick<Deps, 'clock' | 'publicUrl'>;
  /** Whether a key opens a screen on a wall. */
  isScreen: (key: string) => Promise<boolean>;
  /** Whether somebody is signed in; only asked before the shop opens. */
  isStaff: (request: FastifyRequest) => Promise<boolean>;
  view: ShopView;
  /** Whether the server is so overloaded that less urgent requests are turned away. */
  isLate: () => boolean;
  limiter: RateLimiter;
  headers: Readonly<Record<string, string>>;
  renderPage: PageRenderer;
  /** The renderer of the English pages, loaded when the first one is asked for. */
  loadEnglish?: () => Promise<PageRenderer>;
  renderStaffPage: StaffPageRenderer;
  /** Read on every build of a page, so that a new web build shows without a restart during development. */
  assetsOf: (app: 'storefront' | 'storefront-en' | 'backoffice' | 'signage') => PageAssets;
}

interface KeptPage {
  of: VisibleShop;
  minute: number;
  page: Promise<Prebuilt>;
  /** The finished page, usable for a moment while the next minute's is rendered. */
  finished: Prebuilt | null;
}

const KEPT_PAGES = 300;
const LONGEST_KEPT_URL = 300;
const MINUTE = 60_000;
/** Pages with a secret in their address, or for one visitor only. */
const PRIVATE = /^\/(status|checkout|kiosk|signage)(\/|$)/;
/** On a guest's way to an order; rendered even by an overloaded server. */
const ORDERING = /^\/(status|checkout|kiosk)(\/|$)/;

/** Self-service and the backoffice's preview never ask about cookies. */
const NEVER_ASKING = /^\/kiosk\/|[?&](context=self-service|vorschau)/;

const NO_CONTENT = { sites: [], blocks: [] };

/** What a rendering depends on apart from shop and minute. */
type Wanted = Pick<PageInput, 'url' | 'isConsentAsked' | 'isForStaff'> & { isEnglish: boolean };

export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * The pages of the storefront and the empty page of the staff's app, cached per address, with and without the cookie
 * question, per change and minute.
 */
export function pageHandler(options: PageOptions): PageHandler {
  const {
    deps,
    view,
    limiter,
    renderPage,
    loadEnglish,
    renderStaffPage,
    assetsOf,
    isScreen,
    isStaff,
    isLate,
    headers,
  } = options;
  const kept = new Map<string, KeptPage>();

  async function render(
    { isEnglish, ...wanted }: Wanted,
    of: VisibleShop,
    minute: number,
    isPrivate: boolean,
  ): Promise<Prebuilt> {
    const now = new Date(minute * MINUTE).toISOString();
    const { shop, content, dates } = of;
    const renderer = isEnglish && loadEnglish ? await loadEnglish() : renderPage;
    const { status, html } = renderer({
      ...wanted,
      version: Number(of.version),
      shop,
      content,
      dates,
      now,
      publicUrl: deps.publicUrl,
      assets: assetsOf(isEnglish ? 'storefront-en' : 'storefront'),
    });
    const security = { ...headers, ...pageSecurity({ config: shop.config, content }) };
    return prebuild(html, { headers: pageHeaders(security, isPrivate), status, brotliQuality: 4 });
  }

  function renew(key: string, wanted: Wanted, of: VisibleShop, minute: number): KeptPage {
    const page = render(wanted, of, minute, false);
    const entry: KeptPage = { of, minute, page, finished: kept.get(key)?.finished ?? null };
    page.then(
      (finished) => {
        entry.finished = finished;
      },
      () => kept.delete(key),
    );
    kept.delete(key);
    kept.set(key, entry);
    const oldest = kept.keys().next().value;
    if (kept.size > KEPT_PAGES && oldest !== undefined) kept.delete(oldest);
    return entry;
  }

  function pageFor(
    wanted: Wanted,
    of: VisibleShop,
    minute: number,
    ip: string,
  ): Prebuilt | Promise<Prebuilt> {
    const key = `${wanted.isConsentAsked} ${wanted.isEnglish} ${wanted.isForStaff} ${wanted.url}`;
    const entry = kept.get(key);
    if (entry?.of === of && entry.minute === minute) return entry.finished ?? entry.page;
    // A page a few minutes old shows the right menu; orders need the time more.
    if (entry?.of === of && entry.finished && isLate()) return entry.finished;
    limiter.take('pages', ip);
    const renewed = renew(key, wanted, of, minute);
    // The page of the previous minute is right except for the clock: nobody waits for the next one.
    return entry?.of === of && entry.minute === minute - 1 && entry.finished ? entry.finished : renewed.page;
  }

  /** English pages are below /en while the shop has them; else nothing is. */
  async function placeOf(asked: string): Promise<{ url: string; path: string; isEnglish: boolean }> {
    const { language, url } = languageOfPath(asked);
    const isEnglish = language === 'en' && (await view.current()).shop.config.enablePluginEnglish;
    const shown = isEnglish ? url : asked;
    return { url: shown, path: shown.replace(/[?#].*$/, ''), isEnglish };
  }

  /** A wrong key gets the page of a wrong address. */
  async function isKnownScreen(key: string, ip: string): Promise<boolean> {
    if (await isScreen(key)) return true;
    limiter.take('device-misses', ip);
    return false;
  }

  return async (request, reply) => {
    const asked = request.raw.url ?? '/';
    const { url, path, isEnglish } = await placeOf(asked);
    if (/^\/backend(\/|$)/.test(path)) {
      const html = renderStaffPage({ title: texts.backendTitle, assets: assetsOf('backoffice') });
      const { shop } = await view.current();
      // Staff see the map of a branch, but neither the pixel nor the frames of the pages.
      const security = pageSecurity({ config: { ...shop.config, pixelId: '' }, content: NO_CONTENT });
      return reply.headers(pageHeaders({ ...headers, ...security }, true)).send(html);
    }
    const key = /^\/signage\/([\w-]{32,128})\/?$/.exec(path)?.[1];
    // The page itself says nothing; whether it gets numbers is decided by who opens it.
    if (/^\/signage\/pickup\/?$/.test(path) || (key && (await isKnownScreen(key, request.ip)))) {
      const html = renderStaffPage({ title: texts.signageTitle, assets: assetsOf('signage') });
      return reply.headers(pageHeaders(headers, true)).send(html);
    }
    const of = await view.current(isEnglish ? 'en' : 'de');
    const minute = Math.floor(deps.clock.now().getTime() / MINUTE);
    const isPrivate = PRIVATE.test(path) || url.length > LONGEST_KEPT_URL;
    if (isPrivate && !ORDERING.test(path) && isLate()) throw new AppError('unavailable');
    const isConsentAsked = isUndecided(request.cookies[CONSENT_COOKIE]) && !NEVER_ASKING.test(url);
    // Staff and guests see the same, except before the shop opens.
    const isForStaff = of.shop.config.isOpeningSoon && (await isStaff(request));
    const page = isPrivate
      ? await render({ url: path, isConsentAsked, isForStaff, isEnglish }, of, minute, true)
      : await pageFor({ url, isConsentAsked, isForStaff, isEnglish }, of, minute, request.ip);
    reply.hijack();
    sendPrebuilt(request.raw, reply.raw, page);
    return reply;
  };
}

function pageHeaders(headers: Readonly<Record<string, string>>, isPrivate: boolean): Record<string, string> {
  return {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': isPrivate ? 'no-store' : 'no-cache',
    ...(isPrivate ? { 'x-robots-tag': 'noindex' } : {}),
  };
}
