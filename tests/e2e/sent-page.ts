import type { Page } from 'playwright';

/** The head of a document: the title, and every meta and canonical tag by name. */
export type Head = Record<string, string>;

export interface SentPage {
  status: number;
  html: string;
  head: Head;
}

/** A page as the server sends it, without a browser. */
export async function sentPage(url: string, path: string): Promise<SentPage> {
  const answer = await fetch(url + path);
  const html = await answer.text();
  const [, head = ''] = /<head>(.*?)<\/head>/s.exec(html) ?? [];
  const tags = [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
  return {
    status: answer.status,
    html,
    head: {
      title: plainText(/<title>(.*?)<\/title>/s.exec(head)?.[1] ?? ''),
      canonical: plainText(/<link rel="canonical" href="([^"]*)">/.exec(head)?.[1] ?? ''),
      ...Object.fromEntries(tags.map(([, name = '', content = '']) => [name, plainText(content)])),
    },
  };
}

/** An attribute value with its HTML entities decoded. */
export function plainText(html: string): string {
  const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
  return html.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity as keyof typeof entities]);
}

/** The JSON-LD blocks of a document. */
export function structuredIn(html: string): Record<string, unknown>[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  return blocks.map(([, json = '']) => JSON.parse(json));
}

/** The same in the browser, in its current state. */
export const shownHead = (page: Page): Promise<Head> =>
  page.evaluate(() => {
    const named = [...document.head.querySelectorAll('meta[name], meta[property]')].map((tag) => [
      tag.getAttribute('name') ?? tag.getAttribute('property'),
      tag.getAttribute('content'),
    ]);
    return {
      title: document.title,
      canonical: document.head.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
      ...Object.fromEntries(named),
    };
  });
