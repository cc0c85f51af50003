/** The type of the event 'a page was shown'; its data names the `path`. Every other type is an event of its own. */
export const PAGE_VIEW = 'page-view';
/** Largest data of one event, in bytes of its JSON. */
export const MAXIMUM_EVENT_BYTES = 4_096;
/** How long events are kept: two years and a month, so that any month can be compared with those of two years before. */
const KEPT_MONTHS = 25;

const MAXIMUM_PATH = 300;
// The pages of single orders carry their secret in the address.
const SECRET_PATH = /^\/(status|signage)\/.*/;
const EMAIL = /[^\s@<>"',;:()]+@[^\s@<>"',;:()]+/g;
const LONG_NUMBER = /\+?\d(?:[ /().-]{0,3}\d){6,}/g;
// Only programs that say what they are; Cubot makes telephones.
const CRAWLER =
  /(?<!cu)bot(?:\b|_)|crawl|spider|slurp|facebookexternalhit|embedly|preview|lighthouse|pingdom|uptime|monitoring/i;

/** What events may carry: nothing that is nested. */
export type EventValue = string | number | boolean | null;

/** Whether a user agent names itself a search engine, link preview or monitor; one without a name counts as such too. */
export function isCrawler(userAgent: string): boolean {
  return userAgent.trim() === '' || CRAWLER.test(userAgent);
}

/** The path of a page as it is counted: without query, fragment and closing slash, and without the secrets of an order. */
export function pagePath(path: string): string {
  const bare = path.replace(/[?#].*$/s, '').replace(/\/+$/, '');
  const rooted = bare.startsWith('/') ? bare : `/${bare}`;
  return rooted.replace(SECRET_PATH, '/$1').slice(0, MAXIMUM_PATH);
}

/** A text without what looks like an e-mail address or a telephone number (7 digits or more); '…' stands in its place. */
export function withoutContacts(text: string): string {
  return text.replace(EMAIL, '…').replace(LONG_NUMBER, '…');
}

/** The data of an event as they are stored: without contacts, the path of a page view as `pagePath`. */
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

/** The UTC day, YYYY-MM-DD, whose salt makes the hashes of an instant. */
export function saltDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}
