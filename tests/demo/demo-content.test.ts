import { describe, expect, it } from 'vitest';
import type { RichTextNode } from '#domain/text/rich-text.ts';
import { block } from '#entities/block.ts';
import { rowSchema } from '#entities/entity.ts';
import { navigation } from '#entities/navigation.ts';
import { picturesOfPages } from '#entities/shapes/content.ts';
import type { NavigationItem } from '#entities/shapes/navigation.ts';
import { site } from '#entities/site.ts';
import { contentPictures } from '#prisma/demo/content-pictures.ts';
import { demoContent } from '#prisma/demo/demo-content.ts';
import { demoPictures, demoShop } from '#prisma/demo/demo-shop.ts';
import { pageOf } from '#web/storefront/pages.ts';

const { sites, blocks, navigations } = demoContent;
const sections = [...sites, ...blocks].flatMap(({ content }) => content.body);
const items = navigations.flatMap((one) => flat(one.items));

function flat(list: readonly NavigationItem[]): NavigationItem[] {
  return list.flatMap((item) => [item, ...flat(item.children)]);
}

/** Every link of the pages and menus. */
function links(): string[] {
  const ofText = ({ marks = [], content = [] }: RichTextNode): string[] => [
    ...marks.flatMap(({ attrs }) => attrs?.href ?? []),
    ...content.flatMap(ofText),
  ];
  return [
    ...sections.flatMap(({ value }) => ('link' in value && value.link ? value.link : [])),
    ...sections.flatMap(({ value }) =>
      'text' in value && typeof value.text !== 'string' ? ofText(value.text as RichTextNode) : [],
    ),
    ...items.flatMap(({ href }) => href || []),
  ];
}

describe('the pages of the demo shop', () => {
  it('are records as the backoffice would store them', () => {
    for (const one of sites) expect(rowSchema(site).parse(one)).toEqual(one);
    for (const one of blocks) expect(rowSchema(block).parse(one)).toEqual(one);
    for (const one of navigations) expect(rowSchema(navigation).parse(one)).toEqual(one);
  });

  it('have ids, paths and identifiers of their own', () => {
    const lists = [
      sites.map(({ id }) => id),
      sites.map(({ path }) => path),
      blocks.map(({ id }) => id),
      blocks.map(({ identifier }) => identifier),
      navigations.map(({ identifier }) => identifier),
    ];
    for (const list of lists) expect(new Set<string | number>(list).size).toBe(list.length);
  });

  it('show every type of page and every type of section in each variant', () => {
    expect(new Set(sites.map(({ type }) => type))).toEqual(
      new Set(['custom_site', 'custom_vacancy', 'custom_configurator', 'custom_party_service', 'simple']),
    );
    expect(new Set(sections.map(({ type }) => type)).size).toBe(12);
    const variants = sections.map(({ type, value }) => {
      if (type === 'imageText') return `${value.size} ${value.position}`;
      return type === 'vacancies' ? value.variant : null;
    });
    expect(variants).toEqual(
      expect.arrayContaining(['typeA typeA', 'typeB typeB', 'typeC typeA', 'typeC typeB', 'typeA', 'typeB']),
    );
    expect(sites.filter(({ isPublic }) => !isPublic)).toHaveLength(1);
  });

  it('have titles and descriptions that search engines can show in full', () => {
    for (const { path, title, description } of sites) {
      expect(title.length, path).toBeGreaterThan(3);
      expect(description.length, path).toBeGreaterThan(40);
    }
  });

  it('show pictures that exist, and use every one that was drawn for them', () => {
    const drawn = new Map(demoPictures.map((picture) => [picture.id, picture.alt]));
    const shown = picturesOfPages(demoContent);
    for (const { id, alt } of shown) expect(drawn.get(id)).toBe(alt);
    const ids = new Set(shown.map(({ id }) => id));
    expect(contentPictures.filter(({ id }) => !ids.has(id))).toEqual([]);
  });

  it('point to categories that exist', () => {
    const ids = new Set(demoShop.categories.map(({ id }) => id));
    for (const { value } of sections)
      if ('categories' in value) for (const { id } of value.categories) expect(ids).toContain(id);
  });

  it('link to public pages of the shop, to mail, telephone and the map', () => {
    const state = { shop: demoShop, content: demoContent };
    expect(links().length).toBeGreaterThan(15);
    for (const href of links()) {
      if (!href.startsWith('/')) {
        expect(href).toMatch(
          /^(?:mailto:\S+@feinkost-wiesenknopf\.example|tel:\+43\d+|https:\/\/www\.openstreetmap\.org\/)/,
        );
        continue;
      }
      const page = pageOf(href.replace(/[?#].*$/, ''), state);
      expect(page.kind === 'site' && page.site.isPublic, href).toBe(true);
    }
  });
});

describe('the menus of the demo shop', () => {
  it('have entries of every type, and groups inside', () => {
    expect(new Set(items.map(({ type }) => type))).toEqual(
      new Set(['home', 'site', 'branch', 'link', 'group']),
    );
    expect(navigations.map(({ identifier }) => identifier)).toEqual(['header', 'footer']);
    expect(items.some(({ isEnabled }) => !isEnabled)).toBe(true);
  });

  it('link to pages and branches that exist; what is enabled is public', () => {
    for (const item of items) {
      if (item.type === 'site') {
        const target = sites.find(({ id }) => id === item.site?.id);
        expect(target, item.label).toBeDefined();
        if (item.isEnabled) expect(target?.isPublic).toBe(true);
      }
      if (item.type === 'branch') expect(demoShop.branches.map(({ id }) => id)).toContain(item.branch?.id);
      if (item.type === 'group') expect(item.children.length).toBeGreaterThan(1);
    }
  });
});
