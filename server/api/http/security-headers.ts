import type { Config } from '#domain/shop/shop.ts';
import { isFrameLink } from '#domain/text/link.ts';
import type { ShopContent } from '#entities/bundle.ts';

const POLICY = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'media-src': ["'self'", 'data:', 'blob:'],
  'worker-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
} as const;
type Sources = Readonly<Record<string, readonly string[]>>;
export type SecurityHeaders = Readonly<Record<string, string>>;

/**
 * The headers of every response. Scripts only from our own origin; React's style attributes need inline styles; data: and
 * blob: pictures are previews of uploads. Kept as one table, because the hottest routes write them directly.
 */
export const SECURITY_HEADERS: SecurityHeaders = {
  'content-security-policy': policyWith([]),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
};

/** Strict transport security only where the shop is reached over TLS. */
export function securityHeaders(publicUrl: string): SecurityHeaders {
  if (!publicUrl.startsWith('https:')) return SECURITY_HEADERS;
  return { ...SECURITY_HEADERS, 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
}

/** What a map of mapbox-gl fetches (https://docs.mapbox.com/mapbox-gl-js/guides/security-and-testing/). */
const MAP: Sources = {
  'connect-src': [
    'https://api.mapbox.com',
    'https://events.mapbox.com',
    'https://tiles.mapbox.com',
    'https://*.tiles.mapbox.com',
  ],
  'img-src': ['https://api.mapbox.com'],
  'child-src': ["'self'", 'blob:'],
};

const PIXEL: Sources = {
  'script-src': ['https://connect.facebook.net'],
  'img-src': ['https://www.facebook.com'],
  'connect-src': ['https://www.facebook.com'],
};

/** A worker has its own file's policy, not the page's: the map's worker fetches its tiles. */
export const MAP_WORKER_POLICY = policyWith([MAP]);

/** What determines which hosts a page of the shop may contact. */
export interface PageSources {
  config: Pick<Config, 'enablePluginMapbox' | 'mapToken' | 'pixelId'>;
  content: Pick<ShopContent, 'sites' | 'blocks'>;
}

/**
 * The headers of a page: other hosts may be contacted only if the settings or the public pages of the shop name them. The
 * page itself must see to it that this happens only with consent.
 */
export function pageSecurity({ config, content }: PageSources): Readonly<Record<string, string>> {
  const hosts = frameHosts(content);
  const hasMap = config.enablePluginMapbox && config.mapToken.trim() !== '';
  const sources = [
    ...(hasMap ? [MAP] : []),
    ...(config.pixelId.trim() === '' ? [] : [PIXEL]),
    ...(hosts.length > 0 ? [{ 'frame-src': ["'self'", ...hosts] }] : []),
  ];
  return {
    'content-security-policy': policyWith(sources),
    // Map tokens are bound to the shop's address, and video players want to know who embeds them: its origin, no path.
    ...(hasMap || hosts.length > 0 ? { 'referrer-policy': 'strict-origin' } : {}),
  };
}

/** The hosts of the frames in public pages and shared contents, each once. */
function frameHosts({ sites, blocks }: PageSources['content']): string[] {
  const bodies = [...sites, ...blocks].flatMap(({ content }) => content.body);
  const links = bodies.flatMap((section) => (section.type === 'iFrameText' ? [section.value.src] : []));
  const hosts = links.filter(isFrameLink).map((link) => `https://${new URL(link).host}`);
  return [...new Set(hosts)].toSorted();
}

function policyWith(more: readonly Sources[]): string {
  const names = new Set([...Object.keys(POLICY), ...more.flatMap(Object.keys)]);
  return [...names]
    .map((name) => {
      const added = more.flatMap((sources) => sources[name] ?? []);
      return `${name} ${[...((POLICY as Sources)[name] ?? []), ...added].join(' ')}`;
    })
    .join('; ');
}
