import { imagePath } from '#domain/media/image.ts';
import type { Branch } from '#domain/shop/branch.ts';
import type { Config } from '#domain/shop/shop.ts';
import type { RichTextNode } from '#domain/text/rich-text.ts';
import type { Site } from '#entities/site.ts';
import { addressOf, type Thing } from './structured-data-restaurant.ts';

export interface JobQuestion {
  site: Site;
  config: Config;
  branches: readonly Branch[];
  /** ISO 8601 */
  postedAt: string | null;
  /** Without a trailing slash. */
  origin: string;
}

/**
 * A vacancy as https://schema.org/JobPosting, or null if the data lacks what a job posting requires: its date, a
 * description, and the branch (decision 0007).
 */
export function jobOf({ site, config, branches, postedAt, origin }: JobQuestion): Thing | null {
  const text = descriptionOf(site);
  const places = placesOf(text, branches);
  if (!postedAt || text === '' || places.length === 0) return null;
  return {
    '@type': 'JobPosting',
    title: site.content.title || site.title || site.name,
    description: text,
    datePosted: postedAt.slice(0, 10),
    url: origin + encodeURI(site.path),
    hiringOrganization: {
      '@type': 'Organization',
      name: config.businessName || config.shopName,
      ...(config.website ? { sameAs: config.website } : {}),
      ...(config.logo ? { logo: origin + imagePath(config.logo, 'small') } : {}),
    },
    jobLocation: places.map((branch) => ({
      '@type': 'Place',
      name: branch.name,
      address: addressOf(branch),
    })),
    directApply: false,
  };
}

/** The branches that the posting names; a single branch need not be named. */
function placesOf(text: string, branches: readonly Branch[]): readonly Branch[] {
  if (branches.length === 1) return branches;
  return branches.filter(({ name, city }) => [name, city].some((word) => word !== '' && text.includes(word)));
}

/** All texts of the page, one paragraph each. */
function descriptionOf({ description, content }: Site): string {
  const sections = content.body.flatMap(({ value }) => [
    'title' in value ? value.title : '',
    'text' in value ? plainText(value.text) : '',
  ]);
  return [content.description || description, ...sections]
    .map((text) => text.trim())
    .filter(Boolean)
    .join('\n\n');
}

/** The words of a text, without formatting. */
function plainText(text: unknown): string {
  return typeof text === 'string' ? text : wordsOf(text as RichTextNode);
}

function wordsOf({ type, text = '', content = [] }: RichTextNode): string {
  if (type === 'hardBreak') return '\n';
  const words = text + content.map(wordsOf).join('');
  return BLOCKS.has(type) ? `${words}\n` : words;
}

const BLOCKS: ReadonlySet<string> = new Set(['paragraph', 'heading']);
