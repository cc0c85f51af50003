/** The event type of a page view; its data holds the `path`. All other types are custom events. */
export const PAGE_VIEW = 'page-view';
/** Maximum data of one event, in bytes of its JSON. */
export const MAXIMUM_EVENT_BYTES = 4_096;
/**
 * How long events are kept: two years and a month, so that any month can be compared with the same month two years earlier.
 */
const KEPT_MONTHS = 25;

const MAXIMUM_PATH = 300;
// The pages of single orders have their secret in the URL.
const SECRET_PATH = /^\/(status|signage)\/.*/;
const EMAIL = /[^\s@<>"',;:()]+@[^\s@<>"',;:()]+/g;
const LONG_NUMBER = /\+?\d(?:[ /().-]{0,3}\d){6,}/g;
// Only bots that identify themselves; Cubot makes phones.
const CRAWLER =
  /(?<!cu)bot(?:\b|_)|crawl|spider|slurp|facebookexternalhit|embedly|preview|lighthouse|pingdom|uptime|monitoring/i;

/** Event data is flat: no nested values. */
export type EventValue = string | number | boolean | null;

/** Whether a user agent identifies itself as a search engine, link preview or monitor; an empty one counts as a bot too. */
export function isCrawler(userAgent: string): boolean {
  return userAgent.trim() === '' || CRAWLER.test(userAgent);
}

/**
 * The path under which a page is counted: without query, fragment and trailing slash, and without the secrets of an order.
 */
export function pagePath(path: string): string {
  const bare = path.replace(/[?#].*$/s, '').replace(/\/+$/, '');
  const rooted = bare.startsWith('/') ? bare : `/${bare}`;
  return rooted.replace(SECRET_PATH, '/$1').slice(0, MAXIMUM_PATH);
}

/** Replaces whatever looks like an e-mail address or a phone number (7 digits or more) by '…'. */
export function withoutContacts(text: string): string {
  return text.replace(EMAIL, '…').replace(LONG_NUMBER, '…');
}

/** The data of an event as stored: without contact data, the path of a page view as `pagePath`. */
export function storedData(
  type: string,
  data: Readonly<Record<string, EventValue>>,
): Record<string, EventValue> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      if (typeof value !== 'string') return [name, value];
      const isPath = type === PAGE_VIEW && name === 'path';
      return [name, withoutContacts(isPath ? pagePath(value) : value)];
    }),
  );
}

/** Events before this instant are deleted: the same UTC day 25 months ago. */
export function keptSince(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - KEPT_MONTHS, now.getUTCDate()));
}

/** The UTC day, YYYY-MM-DD, whose salt is used for hashes at this instant. */
export function saltDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}
