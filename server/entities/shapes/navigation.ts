import { z } from 'zod';
import { isWebLink } from '#domain/text/link.ts';
import { cleanLine } from '#domain/text/text-input.ts';
import type { TextPlan } from '#domain/text/translation.ts';
import type { Field, Link } from '../field.ts';
import { id } from './image-ref.ts';
import * as texts from './texts.ts';

/** A link, or a group of links; only enabled ones are shown. */
export interface NavigationItem {
  type: 'home' | 'site' | 'branch' | 'link' | 'group';
  label: string;
  isEnabled: boolean;
  site: { id: number } | null;
  branch: { id: number } | null;
  href: string;
  children: NavigationItem[];
}

/** Maximum depth of a menu. */
export const NAVIGATION_LEVELS = 3;
const record = z.strictObject({ id }).nullable().default(null);

function itemSchema(level: number): z.ZodType<NavigationItem, NavigationItem> {
  const children =
    level < NAVIGATION_LEVELS ? z.array(itemSchema(level + 1)).max(50) : z.array(z.never()).max(0);
  const schema: unknown = z
    .strictObject({
      type: z.enum(['home', 'site', 'branch', 'link', 'group']),
      label: z.string().max(255).overwrite(cleanLine).default(''),
      isEnabled: z.boolean().default(true),
      site: record,
      branch: record,
      href: z
        .string()
        .max(2_000)
        .overwrite(cleanLine)
        .refine((value) => value === '' || isWebLink(value), { params: { code: 'link-invalid' } })
        .default(''),
      children: children.default([]),
    })
    .refine(({ type, site }) => type !== 'site' || site !== null, {
      path: ['site'],
      params: { code: 'required' },
    })
    .refine(({ type, branch }) => type !== 'branch' || branch !== null, {
      path: ['branch'],
      params: { code: 'required' },
    })
    .refine(({ type, href }) => type !== 'link' || href !== '', {
      path: ['href'],
      params: { code: 'required' },
    });
  return schema as z.ZodType<NavigationItem, NavigationItem>;
}

/** The tree of links; a link to a deleted page or branch is removed with it. */
export function navigationItems(): Field<NavigationItem[]> {
  return {
    schema: z.array(itemSchema(1)).max(100),
    label: texts.items,
    widget: 'navigation',
    column: 'json',
    default: [],
    links: (items) => linksOf(items, ''),
    linkPaths: { site: '$.**.site.id', branch: '$.**.branch.id' },
    unlink: without,
    texts: LABELS,
  };
}

const LABELS: TextPlan<NavigationItem[]> = {
  textsOf: (items) => items.flatMap(({ label, children }) => [label, ...LABELS.textsOf(children)]),
  replaced: (items, english) =>
    items.map((item) => ({
      ...item,
      label: english(item.label) ?? item.label,
      children: LABELS.replaced(item.children, english),
    })),
};

function linksOf(items: readonly NavigationItem[], path: string): Link[] {
  return items.flatMap(({ site, branch, children }, index) => [
    ...(site ? [{ target: 'site', id: site.id, path: `${path}${index}.site` }] : []),
    ...(branch ? [{ target: 'branch', id: branch.id, path: `${path}${index}.branch` }] : []),
    ...linksOf(children, `${path}${index}.children.`),
  ]);
}

function without(
  items: readonly NavigationItem[],
  target: string,
  gone: ReadonlySet<number>,
): NavigationItem[] {
  const isGone = (link: { id: number } | null) => link !== null && gone.has(link.id);
  return items
    .filter((item) => !isGone(item[target === 'site' ? 'site' : 'branch']))
    .map((item) => ({ ...item, children: without(item.children, target, gone) }));
}
