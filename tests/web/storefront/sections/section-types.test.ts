import { describe, expect, test } from 'vitest';
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
import { demoShop } from '#prisma/demo/demo-shop.ts';
import { headingsOf, mainOf, pageWith, siteWith, textOf } from './section-page.ts';

const picture = demoShop.branches[0]?.images[0] ?? expect.fail('no picture');
const before = (html: string, first: string, second: string) => html.indexOf(first) < html.indexOf(second);

describe.each([
  ['heroA', heroA, 'hero-a-words'],
  ['heroB', heroB, 'hero-b-words'],
] as const)('%s', (type, hero, motion) => {
  const html = pageWith([
    hero({ title: 'Willkommen', text: 'Schön, dass Sie da sind.', image: picture, link: '/kontakt' }),
  ]);

  test('has title, text, picture, link and the scroll-down button in the first HTML', () => {
    expect(html).toContain(`data-section="${type}"`);
    expect(headingsOf(html)).toEqual(['h1 Willkommen']);
    expect(textOf(html)).toContain('Schön, dass Sie da sind.');
    expect(html).toContain(`/image/small/${picture.id}-`);
    expect(html).toContain('aria-label="Nach unten scrollen"');
    expect(html).toMatch(/href="\/kontakt"[^>]*>Mehr erfahren/);
  });

  test('is animated by CSS alone, so that nothing waits for scripts', () => {
    expect(html).toContain(motion);
    expect(html).not.toMatch(/style="[^"]*opacity|data-appear|hidden=""/);
  });

  test('loads its picture at once at the top of a page, lazily further down', () => {
    expect(html).toContain('fetchPriority="high"');
    const second = pageWith([title('Anfang'), hero({ title: 'Mitte', image: picture })]);
    expect(second).not.toContain('fetchPriority="high"');
    expect(headingsOf(second)).toEqual(['h1 Anfang', 'h2 Mitte']);
  });

  test('works without a picture, and drops a link that would run code', () => {
    const bare = pageWith([hero({ title: 'Nur Worte', link: 'javascript:alert(1)', linkLabel: 'Los' })]);
    expect(headingsOf(bare)).toEqual(['h1 Nur Worte']);
    expect(bare).not.toMatch(/<img|javascript:|>Los</);
  });
});

test('title: a title with its subtitle', () => {
  const html = pageWith([title('Partyservice', 'Für jedes Fest')]);
  expect(headingsOf(html)).toEqual(['h1 Partyservice']);
  expect(textOf(html)).toContain('Für jedes Fest');
});

test('content: a formatted text; an empty one leaves no gap', () => {
  expect(pageWith([content('Erster Absatz.\n\nZweiter Absatz.')])).toMatch(
    /<p[^>]*>Erster Absatz\.<\/p><p[^>]*>Zweiter Absatz\.<\/p>/,
  );
  expect(pageWith([content('  ')])).not.toContain('data-section="content"');
});

describe('imageText', () => {
  test.each([
    ['typeA', 'typeA'],
    ['typeA', 'typeB'],
    ['typeB', 'typeA'],
    ['typeB', 'typeB'],
    ['typeC', 'typeA'],
    ['typeC', 'typeB'],
  ] as const)(
    'size %s, position %s: typeA has the picture on the right, typeB on the left',
    (size, position) => {
      const html = pageWith([imageText({ title: 'Käse', text: 'Gereift.', image: picture, size, position })]);
      expect(html).toContain(`data-size="${size}" data-position="${position}"`);
      // The picture comes first in the document and thus on phones; only on the right does CSS move it after the text.
      expect(before(html, '<img', 'Gereift.')).toBe(true);
      expect(/<button[^>]*order-2/.test(html)).toBe(position === 'typeA');
      expect(html).toContain(`aria-label="Bild vergrößern: ${picture.alt}"`);
    },
  );

  test('the larger the size, the more of the width the picture takes', () => {
    const widths = (['typeA', 'typeB', 'typeC'] as const).map((size) => {
      const [, columns = ''] =
        /(grid-cols-[^\s"]+)/.exec(pageWith([imageText({ image: picture, size })])) ?? [];
      return columns;
    });
    expect(widths).toEqual(['grid-cols-[5fr_7fr]', 'grid-cols-2', 'grid-cols-[2fr_1fr]']);
  });

  test('without a picture only the text is shown', () => {
    const html = pageWith([imageText({ title: 'Ohne Bild', text: 'Nur Text.' })]);
    expect(html).not.toMatch(/<img|<button/);
    expect(textOf(html)).toContain('Nur Text.');
  });
});

describe('iFrameText', () => {
  const src = 'https://my.matterport.com/show/?m=abc';
  test.each(['typeA', 'typeB'] as const)('%s shows a placeholder instead of the frame', (position) => {
    const html = pageWith([frameText({ title: 'Rundgang', text: 'Kommen Sie herein.', src, position })]);
    expect(html).toContain(`data-position="${position}"`);
    expect(html).not.toContain('<iframe');
    expect(textOf(html)).toContain('Dieser Inhalt kommt von my.matterport.com');
    expect(html).toContain('Inhalt anzeigen');
    expect(html.includes('order-2')).toBe(position === 'typeA');
  });

  test('shows nothing of a host that is not on the list', () => {
    const html = pageWith([frameText({ title: 'Rundgang', src: 'https://evil.example/' })]);
    expect(html).not.toMatch(/evil\.example|Inhalt anzeigen/);
  });
});

describe('service', () => {
  test('can be linked to by its anchor', () => {
    const html = pageWith([
      service({ anchor: '#leih geschirr', title: 'Leihgeschirr', text: 'Teller.', image: picture }),
      service({ title: 'Lieferung' }),
    ]);
    expect(html).toContain('id="leih-geschirr"');
    expect(html.match(/data-section="service"/g)).toHaveLength(2);
    expect(headingsOf(html)).toEqual(['h1 Unsere Seite', 'h2 Leihgeschirr', 'h2 Lieferung']);
  });

  test('consecutive services share a row', () => {
    const html = pageWith([
      service({ title: 'A' }),
      service({ title: 'B' }),
      title('T'),
      service({ title: 'C' }),
    ]);
    expect(html.match(/desk:grid-cols-2/g)).toHaveLength(1);
  });
});

describe('configurator', () => {
  const section = configurator({ title: 'Selber machen', text: 'So geht es.' });
  const snacks = demoShop.products.filter((product) => product.content.type === 'snack');

  test('lists the snacks with picture, name, price and a button to the first branch', () => {
    const html = pageWith([section]);
    expect(headingsOf(html)).toEqual([
      'h1 Unsere Seite',
      'h2 Selber machen',
      ...snacks.map(({ name }) => `h3 ${name}`),
    ]);
    const text = textOf(html).replaceAll('\u00a0', ' ');
    expect(text).toContain('Jausensemmel nach Wunsch ab 2,80 € Erstellen');
    for (const { id } of snacks) expect(html).toContain(`href="/store/hauptplatz?produkt=${id}"`);
  });

  const site = siteWith([section], { type: 'custom_configurator' });

  test('on the page of a branch its button opens the configurator there', () => {
    const menus = demoShop.menus.map((menu) => ({ ...menu, catalog: menu.catalog.toReversed() }));
    const html = mainOf('/store/unterlinden', {
      content: { sites: [site] },
      shop: { ...demoShop, menus },
    });
    expect(html).toContain('data-section="configurator"');
    expect(html).not.toContain('?produkt=');
    expect(html).toMatch(/<button[^>]*aria-haspopup="dialog"[^>]*>Erstellen/);
    expect(headingsOf(html)[0]).toBe('h1 Wiesenknopf am Kamp');
  });

  test('what the first group of the menu shows is not doubled; its cards say the same', () => {
    const html = mainOf('/store/unterlinden', { content: { sites: [site] } });
    const [, part = ''] = /data-section="configurator"(.*?)<\/section>/s.exec(html) ?? [];
    expect(textOf(part)).toContain('So geht es.');
    expect(part).not.toContain('Selber machen');
    expect(part).not.toContain('<button');
    for (const { name } of snacks) {
      expect(headingsOf(html).filter((one) => one === `h3 ${name}`)).toHaveLength(1);
      expect(textOf(html)).toContain(`Erstellen ${name}`);
    }
  });
});

describe('vacancies', () => {
  test('typeA scrolls sideways in blocks of 5 and can be focused', () => {
    const html = pageWith([vacancies({ title: 'Stellen', variant: 'typeA' })]);
    const blocks = html.split('<ul data-block').slice(1);
    expect(blocks.map((block) => block.match(/<article/g)?.length)).toEqual([5, 1]);
    expect(html).toMatch(/role="group" aria-label="Stellen" tabindex="0"/i);
    expect(html).toContain('aria-label="Weitere Stellen"');
  });

  test('typeB stacks blocks of 4', () => {
    const html = pageWith([vacancies({ title: 'Stellen', variant: 'typeB' })]);
    const blocks = html.split('<ul data-block').slice(1);
    expect(blocks.map((block) => block.match(/<article/g)?.length)).toEqual([4, 2]);
    expect(html).not.toContain('Weitere Stellen');
  });

  test('each has picture, title, description and a link to its page', () => {
    const html = pageWith([vacancies({ title: 'Stellen' })]);
    expect(html).toContain('/image/small/5102-1.webp');
    expect(headingsOf(html)).toContain('h3 Koch oder Köchin für die Schauküche');
    expect(textOf(html)).toContain('Sie kochen mit Blick auf den Kamp');
    expect(html).toMatch(/href="\/jobs\/koch"[^>]*>Mehr erfahren/);
  });

  test('without any the page says so', () => {
    const site = siteWith([vacancies({ title: 'Stellen' })]);
    expect(textOf(mainOf('/seite', { content: { sites: [site] } }))).toContain(
      'Derzeit sind alle Stellen besetzt.',
    );
  });
});

test('form: the contact form with its own words, anchored as form', () => {
  const html = pageWith([form({ title: 'Schreiben Sie uns', text: 'Wir antworten bald.' })]);
  expect(html.match(/id="form"/g)).toHaveLength(1);
  expect(headingsOf(html)).toEqual(['h1 Unsere Seite', 'h2 Schreiben Sie uns']);
  expect(textOf(html)).toContain('Wir antworten bald.');
  expect(html).toContain('name="lastName"');
});

describe('productCategories', () => {
  test('has a tile with picture and name for each chosen category, and a link to all of them', () => {
    const html = pageWith([productCategories('Für Ihr Fest', 9, 8)]);
    expect(before(html, '/partyservice?kategorie=9', '/partyservice?kategorie=8')).toBe(true);
    expect(textOf(html)).toContain('Torten & Mehlspeisen');
    expect(html).toContain('/image/small/9-1.webp');
    expect(html).toMatch(/href="\/partyservice"[^>]*>Zur Übersicht/);
    expect(html.match(/kategorie=/g)).toHaveLength(2);
  });

  test('links nowhere without a public page of the party service', () => {
    const html = mainOf('/seite', { content: { sites: [siteWith([productCategories('Für Ihr Fest', 8)])] } });
    expect(textOf(html)).toContain('Partyservice');
    expect(html).not.toMatch(/kategorie=|Zur Übersicht/);
  });
});

describe('productFilter', () => {
  const section = productFilter('Bestellen', 8, 9);

  test("offers 'Alle Produkte' and the categories, and groups the products by category", () => {
    const html = pageWith([section]);
    const text = textOf(html);
    expect(text).toContain('Alle Produkte Partyservice Torten & Mehlspeisen');
    expect(headingsOf(html).filter((heading) => heading.startsWith('h2'))).toEqual([
      'h2 Bestellen',
      'h2 Partyservice',
      'h2 Torten & Mehlspeisen',
    ]);
    expect(headingsOf(html)).toContain('h3 Partybrezel');
    expect(html).toContain('href="/seite?kategorie=9"');
  });

  test('shows only the category of the address', () => {
    const html = pageWith([section], {}, '?kategorie=9');
    expect(headingsOf(html)).not.toContain('h3 Partybrezel');
    expect(headingsOf(html)).toContain('h3 Apfelstrudel');
    expect(html).toMatch(
      /aria-current="true"[^>]*href="\/seite\?kategorie=9"|href="\/seite\?kategorie=9"[^>]*aria-current="true"/,
    );
  });

  test.each(['?kategorie=999', '?kategorie=abc', '?kategorie='])('%s is all products', (query) => {
    expect(headingsOf(pageWith([section], {}, query))).toContain('h3 Partybrezel');
  });

  test('offers every category with products when none is chosen, and marks what is unavailable', () => {
    const text = textOf(pageWith([productFilter('Alles')]));
    for (const { name } of demoShop.categories) expect(text).toContain(name);
    // Breakfast ended at half past eleven.
    expect(text).toMatch(/Wiener Frühstück.*?Derzeit nicht verfügbar/);
  });
});
