import type { PageMeta } from '../pages.ts';

/** Brings title, description, canonical address, og and twitter tags and theme colour in line with the page. */
export function showMeta(meta: PageMeta): void {
  document.title = meta.title;
  for (const { name, attribute, content } of metaTags(meta)) {
    const found = document.head.querySelector(`meta[${attribute}="${name}"]`);
    if (found) found.setAttribute('content', content);
    else {
      const tag = document.createElement('meta');
      tag.setAttribute(attribute, name);
      tag.setAttribute('content', content);
      document.head.append(tag);
    }
  }
  document.head.querySelector('link[rel="canonical"]')?.setAttribute('href', meta.canonical);
}

interface MetaTag {
  attribute: 'name' | 'property';
  name: string;
  content: string;
}

/** The meta elements of a page, for the server's head and for the browser alike. */
export function metaTags(meta: PageMeta): MetaTag[] {
  const named = (name: string, content: string): MetaTag => ({ attribute: 'name', name, content });
  const og = (name: string, content: string): MetaTag => ({
    attribute: 'property',
    name: `og:${name}`,
    content,
  });
  return [
    named('description', meta.description),
    named('robots', meta.isIndexed ? 'index, follow' : 'noindex'),
    named('theme-color', meta.themeColor),
    og('type', 'website'),
    og('locale', 'de_AT'),
    og('title', meta.title),
    og('description', meta.description),
    og('url', meta.canonical),
    named('twitter:card', meta.image ? 'summary_large_image' : 'summary'),
    named('twitter:title', meta.title),
    named('twitter:description', meta.description),
    ...(meta.image ? [og('image', meta.image), named('twitter:image', meta.image)] : []),
  ];
}
