import { describe, expect, test } from 'vitest';
import type { Section } from '#entities/shapes/content.ts';
import type { Site } from '#entities/site.ts';
import {
  configurator,
  content,
  form,
  frameText,
  heroA,
  heroB,
  imageText,
  productCategories,
  productFilter,
  service,
  title,
  vacancies,
} from '#prisma/demo/content-sections.ts';
import { doc, heading } from '#prisma/demo/content-text.ts';
import { demoContent } from '#prisma/demo/demo-content.ts';
import { headingsOf, mainOf, pageWith, siteWith, textOf } from './section-page.ts';

const EVERY: readonly Section[] = [
  heroA({ title: 'A' }),
  heroB({ title: 'B' }),
  title('T'),
  content('Text.'),
  imageText({ title: 'I' }),
  frameText({ title: 'F' }),
  service({ title: 'S' }),
  configurator({ title: 'K' }),
  vacancies({ title: 'V' }),
  form({ title: 'K' }),
  productCategories('P', 8),
  productFilter('F', 8),
];
const typesIn = (html: string) => [...html.matchAll(/data-section="(\w+)"/g)].map(([, type]) => type);

describe('what a type of page may show', () => {
  const all = EVERY.map(({ type }) => type);
  test.each<[Site['type'], string[]]>([
    ['custom_site', all],
    ['custom_vacancy', all],
    ['custom_configurator', ['heroA', 'heroB', 'title', 'content', 'configurator']],
    ['custom_party_service', ['heroA', 'heroB', 'title', 'content', 'imageText', 'service', 'productFilter']],
  ])('%s', (type, allowed) => {
    expect(typesIn(pageWith(EVERY, { type }))).toEqual(allowed);
  });

  test('simple: its rich text', () => {
    const html = pageWith(EVERY, { type: 'simple', title: 'Wissenswertes' });
    expect(textOf(html)).toBe('Wissenswertes Text.');
    expect(headingsOf(html)).toEqual(['h1 Wissenswertes']);
  });

  test('a page of an unknown type is an internal error', () => {
    const site = { ...siteWith([]), type: 'custom_riddle' } as unknown as Site;
    expect(textOf(mainOf('/seite', { content: { sites: [site] } }))).toContain(
      'Leider ist ein interner Fehler aufgetreten.',
    );
  });
});

describe('headings', () => {
  test('the first hero or title is that of the page', () => {
    expect(headingsOf(pageWith([heroB({}), title('Über uns'), heroA({ title: 'Mehr' })]))).toEqual([
      'h1 Über uns',
      'h2 Mehr',
    ]);
  });

  test('without one, the page’s name is a heading for screen readers', () => {
    const html = pageWith([imageText({ title: 'Käse' })], { title: 'Sortiment' });
    expect(headingsOf(html)).toEqual(['h1 Sortiment', 'h2 Käse']);
    expect(html).toContain('<h1 class="sr-only">');
  });

  test.each(demoContent.sites.map(({ path }) => path))(
    '%s of the demo shop has one h1 and skips no level',
    (path) => {
      const levels = headingsOf(mainOf(path, { content: demoContent })).map((text) => Number(text[1]));
      expect(levels[0]).toBe(1);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThan(2);
    },
  );
});

describe('the page of a job', () => {
  const koch = '/jobs/koch';
  const html = mainOf(koch);

  test('shows picture, title, description and body', () => {
    expect(html).toContain('/image/small/5102-1.webp');
    expect(headingsOf(html).slice(0, 2)).toEqual([
      'h1 Koch oder Köchin für die Schauküche',
      'h2 Ihre Aufgaben',
    ]);
    expect(textOf(html)).toContain('Sie kochen mit Blick auf den Kamp');
  });

  test('links to the form of the contact page with the subject preselected', () => {
    expect(html).toMatch(/href="\/kontakt\?anliegen=jobs#form"[^>]*>Jetzt bewerben/);
    const sites = demoContent.sites.filter(({ path }) => path !== '/kontakt');
    expect(mainOf(koch, { content: { sites } })).not.toContain('Jetzt bewerben');
  });
});

test('a block named after a page type ends every page of that type', () => {
  const { blocks } = demoContent;
  expect(textOf(mainOf('/jobs/koch', { content: { blocks } }))).toContain('Das bekommen Sie von uns');
  expect(textOf(mainOf('/jobs', { content: { blocks } }))).not.toContain('Das bekommen Sie von uns');
});

test('the body of the configurator page appears on the page of a branch, below the first group of its menu', () => {
  const sections = [
    heroA({ title: 'Selber machen' }),
    content(doc(heading(1, 'So geht es'))),
    form({ title: 'Nein' }),
  ];
  const site = siteWith(sections, { type: 'custom_configurator' });
  const shown = (change: Partial<Site>) =>
    headingsOf(mainOf('/store/hauptplatz', { content: { sites: [{ ...site, ...change }] } })).filter(
      (one) => !one.startsWith('h3'),
    );
  expect(shown({}).slice(0, 5)).toEqual([
    'h1 Wiesenknopf am Hauptplatz',
    'h2 Jausenkonfigurator',
    'h2 Selber machen',
    'h2 So geht es',
    'h2 Frühstück',
  ]);
  expect(shown({ isPublic: false }).slice(1, 3)).toEqual(['h2 Jausenkonfigurator', 'h2 Frühstück']);
});
