import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusalOf } from '#api/http/errors.ts';
import { sendPrebuilt } from '#api/http/prebuilt.ts';
import { pageSecurity } from '#api/http/security-headers.ts';
import { CONSENT_COOKIE, isUndecided } from '#domain/insights/consent.ts';
import { languageOfPath } from '#domain/text/language.ts';
import { BUSY_PAGE } from './busy-page.ts';
import { pageHeaders, pageKeeper } from './kept-pages.ts';
import type { AddressOf, PageRendering, StaffPageRenderer } from './page-renderer.ts';
import type { ShopView } from './shop-view.ts';
import * as texts from './texts.ts';

export interface PageOptions extends PageRendering {
  /** Whether a key opens a screen on a wall. */
  isScreen: (key: string) => Promise<boolean>;
  /** Whether somebody is signed in; only asked before the shop opens. */
  isStaff: (request: FastifyRequest) => Promise<boolean>;
  view: ShopView;
  addressOf: AddressOf;
  renderStaffPage: StaffPageRenderer;
}

/** Pages with a secret in their address, or for one visitor only: browsers and search engines do not keep them. */
const PRIVATE = /^\/(status|checkout|kiosk|signage)(\/|$)/;
/** Self-service and the backoffice's preview never ask about cookies. */
const NEVER_ASKING = /^\/kiosk\/|[?&](context=self-service|vorschau)/;

/** Seconds. */
const BUSY_SECONDS = 2;

const NO_CONTENT = { sites: [], blocks: [] };

export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * The pages of the storefront and the empty pages of the staff's app and of screens. What cannot be rendered right now is a
 * small page that says so (429, 503).
 */
export function pageHandler(options: PageOptions): PageHandler {
  const { view, limiter, addressOf, renderStaffPage, assetsOf, isScreen, isStaff, headers } = options;
  const keptPage = pageKeeper(options);

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

  async function show(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
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
    const isConsentAsked = isUndecided(request.cookies[CONSENT_COOKIE]) && !NEVER_ASKING.test(url);
    // Staff and guests see the same, except before the shop opens.
    const isForStaff = of.shop.config.isOpeningSoon && (await isStaff(request));
    const { shop, content } = of;
    const wanted = { url: addressOf({ url, shop, content }), isConsentAsked, isForStaff, isEnglish };
    const page = await keptPage({ ...wanted, isPrivate: PRIVATE.test(path) }, of, request.ip);
    reply.hijack();
    sendPrebuilt(request.raw, reply.raw, page);
    return reply;
  }

  return async (request, reply) => {
    try {
      return await show(request, reply);
    } catch (error) {
      const { status, retryAfter = BUSY_SECONDS } = refusalOf(error);
      if (status !== 429 && status !== 503) throw error;
      return reply
        .code(status)
        .headers({ ...pageHeaders(headers, true), 'retry-after': String(retryAfter) })
        .send(BUSY_PAGE);
    }
  };
}
