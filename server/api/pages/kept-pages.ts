import { type Prebuilt, prebuild } from '#api/http/prebuilt.ts';
import { pageSecurity } from '#api/http/security-headers.ts';
import { AppError } from '#domain/errors.ts';
import type { PageInput, PageRendering } from './page-renderer.ts';
import { renderQueue } from './render-queue.ts';
import type { VisibleShop } from './shop-view.ts';

interface KeptPage {
  of: VisibleShop;
  minute: number;
  page: Promise<Prebuilt>;
  /** The finished page, or that of the previous minute while this one is rendered. */
  finished: Prebuilt | null;
}

const KEPT_PAGES = 300;
/** A page takes 10 to 40 ms: whoever comes after these would wait longer than people do. */
const MOST_WAITING = 30;
const MINUTE = 60_000;

/** What a rendering depends on apart from shop and minute. */
export interface WantedPage extends Pick<PageInput, 'url' | 'isConsentAsked' | 'isForStaff'> {
  isEnglish: boolean;
  /** Whether browsers and search engines must not keep it. */
  isPrivate: boolean;
}

/** A page of the shop for somebody at `ip`. */
export type PageKeeper = (wanted: WantedPage, of: VisibleShop, ip: string) => Prebuilt | Promise<Prebuilt>;

/**
 * Pages rendered once per change and minute. Whoever wants one that is not kept counts against the limit of their address and
 * joins a queue with an end ('rate-limited', 'unavailable'); a kept one that is right but for the clock is sent instead.
 */
export function pageKeeper(options: PageRendering): PageKeeper {
  const { deps, renderPage, loadEnglish, assetsOf, isLate, limiter } = options;
  const kept = new Map<string, KeptPage>();
  const queue = renderQueue(MOST_WAITING);

  async function render(wanted: WantedPage, of: VisibleShop, minute: number): Promise<Prebuilt> {
    const { isEnglish, isPrivate, ...input } = wanted;
    const { shop, content, dates } = of;
    const renderer = isEnglish && loadEnglish ? await loadEnglish() : renderPage;
    const { status, html } = renderer({
      ...input,
      version: Number(of.version),
      shop,
      content,
      dates,
      now: new Date(minute * MINUTE).toISOString(),
      publicUrl: deps.publicUrl,
      assets: assetsOf(isEnglish ? 'storefront-en' : 'storefront'),
    });
    const security = { ...options.headers, ...pageSecurity({ config: shop.config, content }) };
    return prebuild(html, { headers: pageHeaders(security, isPrivate), status, brotliQuality: 4 });
  }

  function renew(key: string, entry: KeptPage): KeptPage {
    entry.page.then(
      (finished) => {
        entry.finished = finished;
      },
      () => {
        if (kept.get(key) === entry) kept.delete(key);
      },
    );
    kept.delete(key);
    kept.set(key, entry);
    const oldest = kept.keys().next().value;
    if (kept.size > KEPT_PAGES && oldest !== undefined) kept.delete(oldest);
    return entry;
  }

  return (wanted, of, ip) => {
    const minute = Math.floor(deps.clock.now().getTime() / MINUTE);
    const key = JSON.stringify(Object.values(wanted));
    const entry = kept.get(key);
    const known = entry?.of === of ? entry : null;
    if (known?.minute === minute) return known.finished ?? known.page;
    // A page a few minutes old shows the right menu; orders need the time more.
    if (known?.finished && (isLate() || queue.isFull())) return known.finished;
    if (queue.isFull()) throw new AppError('unavailable');
    if (!known?.finished) limiter.take('pages', ip);
    // The page of the previous minute is right except for the clock: nobody waits for the next one.
    const finished = known?.minute === minute - 1 ? known.finished : null;
    const page = queue.add(() => render(wanted, of, minute));
    const renewed = renew(key, { of, minute, page, finished });
    return renewed.finished ?? renewed.page;
  };
}

export function pageHeaders(
  headers: Readonly<Record<string, string>>,
  isPrivate: boolean,
): Record<string, string> {
  return {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': isPrivate ? 'no-store' : 'no-cache',
    ...(isPrivate ? { 'x-robots-tag': 'noindex' } : {}),
  };
}
