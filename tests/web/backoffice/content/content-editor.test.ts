import { describe, expect, test } from 'vitest';
import { isRichText } from '#domain/text/rich-text.ts';
import { createSchema } from '#entities/entity.ts';
import { emptySection, pageContent } from '#entities/shapes/content.ts';
import { site } from '#entities/site.ts';
import { PAGE_STARTS } from '#web/backoffice/content/pages/page-starts.ts';
import { suggestedPath } from '#web/backoffice/content/pages/site-path.ts';
import {
  SECTION_TYPES,
  sectionName,
  sectionSummary,
} from '#web/backoffice/content/sections/section-kinds.ts';
import { FIELDS_OF_SECTIONS } from '#web/backoffice/content/sections/section-parts.ts';
import { editorTree, storedText } from '#web/backoffice/content/text/stored-text.ts';
import { salvage, toPreview } from '#web/lib/preview-messages.ts';

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

describe('rich text', () => {
  test('plain text of old pages becomes paragraphs and line breaks', () => {
    expect(editorTree('Eins\nZwei\n\nDrei')).toEqual({
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [{ type: 'text', text: 'Eins' }, { type: 'hardBreak' }, { type: 'text', text: 'Zwei' }],
        },
        paragraph('Drei'),
      ],
    });
    expect(editorTree('')).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] });
  });

  test('what the editor adds by itself is not stored', () => {
    const stored = storedText({
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2, textAlign: null }, content: [{ type: 'text', text: 'Hallo' }] },
        {
          type: 'paragraph',
          attrs: { textAlign: 'center' },
          content: [
            {
              type: 'text',
              text: 'Seite',
              marks: [
                { type: 'bold' },
                { type: 'link', attrs: { href: '/jobs', target: null, rel: null, class: null, title: null } },
              ],
            },
          ],
        },
        {
          type: 'orderedList',
          attrs: { start: 1, type: null },
          content: [{ type: 'listItem', content: [paragraph('A')] }],
        },
      ],
    });
    expect(isRichText(stored)).toBe(true);
    expect(stored).toEqual({
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Hallo' }] },
        {
          type: 'paragraph',
          attrs: { textAlign: 'center' },
          content: [
            {
              type: 'text',
              text: 'Seite',
              marks: [{ type: 'bold' }, { type: 'link', attrs: { href: '/jobs' } }],
            },
          ],
        },
        { type: 'orderedList', content: [{ type: 'listItem', content: [paragraph('A')] }] },
      ],
    });
  });

  test.each([
    { type: 'doc', content: [{ type: 'paragraph' }] },
    { type: 'doc', content: [paragraph('  '), { type: 'bulletList', content: [] }] },
  ])('a text without words is stored as nothing', (tree) => {
    expect(storedText(tree)).toBe('');
  });
});

describe('sections', () => {
  test('each kind has a control for each of its parts', () => {
    for (const type of SECTION_TYPES)
      expect([...FIELDS_OF_SECTIONS[type]].sort(), type).toEqual(
        Object.keys(emptySection(type).value).sort(),
      );
  });

  test('are called by their title, else by the beginning of their text', () => {
    const text = emptySection('content');
    expect(sectionName(text)).toBe('Text');
    expect(
      sectionSummary({
        type: 'content',
        value: { text: { type: 'doc', content: [paragraph('Guten Tag')] } },
      }),
    ).toBe('Guten Tag');
    expect(sectionName({ type: 'title', value: { title: 'Willkommen', subtitle: '' } })).toBe(
      'Überschrift „Willkommen“',
    );
  });
});

describe('pages', () => {
  test.each([
    ['Über uns', 'custom_site', '/ueber-uns'],
    ['  Käse & Crêpes!  ', 'custom_site', '/kaese-crepes'],
    ['Koch/Köchin', 'custom_vacancy', '/jobs/koch-koechin'],
    ['!!!', 'custom_site', ''],
  ])('%s is at %s', (name, type, path) => {
    expect(suggestedPath(name, type)).toBe(path);
  });

  test.each(PAGE_STARTS)('the start $name can be stored as it is', ({ values }) => {
    const page = { name: 'Probe', path: '/probe', ...values };
    expect(createSchema(site).safeParse(page).error?.issues).toBeUndefined();
  });
});

describe('what the preview shows of half-typed content', () => {
  const { schema } = pageContent();
  const content = { title: '', description: '', image: null, body: [] };

  test('everything but what is wrong', () => {
    const typed = {
      ...content,
      body: [
        {
          type: 'heroB',
          value: { title: 'Da', text: 'Ja', image: null, linkLabel: 'Los', link: 'java script:' },
        },
        { type: 'title', value: { title: 'Dort', subtitle: '', other: 1 } },
        { type: 'unknown', value: {} },
      ],
    };
    expect(salvage(schema, typed).data?.body).toEqual([
      { type: 'heroB', value: { title: 'Da', text: 'Ja', image: null, linkLabel: 'Los', link: '' } },
      { type: 'title', value: { title: 'Dort', subtitle: '' } },
    ]);
    expect(typed.body.length, 'the form keeps what was typed').toBe(3);
  });

  test('invalid rich text is left out', () => {
    const text = { type: 'doc', content: [{ type: 'script', text: 'x' }] };
    expect(salvage(schema, { ...content, body: [{ type: 'content', value: { text } }] }).data?.body).toEqual([
      { type: 'content', value: { text: '' } },
    ]);
  });

  test.each([null, 'x', { type: 'theke-preview-site' }, { type: 'theke-preview-reveal', place: -1 }])(
    'the message %j is refused',
    (message) => {
      expect(toPreview.safeParse(message).success).toBe(false);
    },
  );

  test('a menu entry without its target is left out, the others are shown', () => {
    const blank = { label: '', isEnabled: true, site: null, branch: null, href: '', children: [] };
    const record = {
      id: 1,
      identifier: 'header',
      items: [
        { ...blank, type: 'site' },
        { ...blank, type: 'home' },
      ],
    };
    const { data } = toPreview.safeParse({ type: 'theke-preview-navigation', record });
    expect(data?.type === 'theke-preview-navigation' && data.record.items).toEqual([
      { ...blank, type: 'home' },
    ]);
  });
});
