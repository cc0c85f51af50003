import { LANGUAGE } from '#domain/text/language.ts';
import type { ShopState } from '#web/lib/shop-data.ts';
import { metaOf, type PageMeta } from '../page-meta.ts';
import { pageOf } from '../pages.ts';

/** Shows what the page at a path tells of itself. */
export function showMetaOf(path: string, state: ShopState, publicUrl: string): void {
  showMeta(metaOf(pageOf(path, state), state, publicUrl, path));
}

/**
 * Updates title, description, canonical address, og and twitter tags and theme colour for the page; the previous page's
 * other tags are removed.
 */
function showMeta(meta: PageMeta): void {
  document.title = meta.title;
  const { head } = document;
  const tags = metaTags(meta);
  for (const { name, attribute, content } of tags) {
    const tag = head.querySelector(`meta[${attribute}="${name}"]`) ?? document.createElement('meta');
    tag.setAttribute(attribute, name);
    tag.setAttribute('content', content);
    if (!tag.isConnected) head.append(tag);
  }
  for (const tag of head.querySelectorAll('meta[property^="og:"], meta[name^="twitter:"]')) {
    const name = tag.getAttribute('property') ?? tag.getAttribute('name');
    if (!tags.some((one) => one.name === name)) tag.remove();
  }
  showCanonical(meta.canonical);
  showAlternates(meta.alternates);
}

function showCanonical(canonical: string): void {
  const { head } = document;
  const link = head.querySelector('link[rel="canonical"]') ?? document.createElement('link');
  link.setAttribute('rel', 'canonical');
  link.setAttribute('href', canonical);
  if (canonical === '') link.remove();
  else if (!link.isConnected) head.append(link);
  // The structured data came with the document and only describes its page.
  for (const data of document.querySelectorAll<HTMLElement>('script[type="application/ld+json"]')) {
    if (data.dataset.page !== canonical) data.remove();
  }
}

function showAlternates(alternates: PageMeta['alternates']): void {
  for (const link of document.head.querySelectorAll('link[rel="alternate"][hreflang]')) link.remove();
  for (const { language, href } of alternates) {
    const link = document.createElement('link');
    link.rel = 'alternate';
    link.hreflang = language;
    link.href = href;
    document.head.append(link);
  }
}

interface MetaTag {
  attribute: 'name' | 'property';
  name: string;
  content: string;
}

/** A page's meta elements, both for the server's head and for the browser. */
export function metaTags(meta: PageMeta): MetaTag[] {
  const { title, description, canonical, siteName, image, isIndexed, themeColor } = meta;
  const named = (name: string, content: string): MetaTag => ({ attribute: 'name', name, content });
  const og = (name: string, content: string): MetaTag => ({
    attribute: 'property',
    name: `og:${name}`,
    content,
  });
  return [
    named('description', description),
    named('robots', isIndexed ? 'index, follow' : 'noindex'),
    named('theme-color', themeColor),
    og('type', 'website'),
    og('locale', LANGUAGE === 'en' ? 'en_GB' : 'de_AT'),
    ...(siteName ? [og('site_name', siteName)] : []),
    og('title', title),
    og('description', description),
    ...(canonical ? [og('url', canonical)] : []),
    named('twitter:card', image ? 'summary_large_image' : 'summary'),
    named('twitter:title', title),
    named('twitter:description', description),
    ...(image ? [og('image', image.url), named('twitter:image', image.url)] : []),
    ...(image?.alt ? [og('image:alt', image.alt), named('twitter:image:alt', image.alt)] : []),
  ];
}
