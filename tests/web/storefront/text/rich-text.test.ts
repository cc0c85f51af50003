import { describe, expect, test } from 'vitest';
import type { RichTextNode } from '#domain/text/rich-text.ts';
import { content } from '#prisma/demo/content-sections.ts';
import { bold, bullets, doc, heading, link, numbers, paragraph, quote } from '#prisma/demo/content-text.ts';
import { headingsOf, pageWith } from '#tests/web/storefront/sections/section-page.ts';
import { isEmptyText } from '#web/storefront/text/rich-text.tsx';

/** The HTML of a text on a page. */
function htmlOf(text: Parameters<typeof content>[0]): string {
  const [, html = ''] =
    /data-section="content"[^>]*><div[^>]*>(.*)<\/div><\/section>/s.exec(pageWith([content(text)])) ?? [];
  return html.replaceAll(/ class="[^"]*"/g, '');
}

test('plain text: blank lines separate paragraphs, single line breaks stay', () => {
  expect(htmlOf('Eins\nzwei\r\n\r\n \nDrei')).toBe('<p>Eins\nzwei</p><p>Drei</p>');
});

test('plain text is never read as HTML', () => {
  expect(htmlOf('<img src=x onerror=alert(1)>')).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p>');
});

test('a tree becomes paragraphs, lists, quotes, breaks and rules with marks', () => {
  const text = doc(
    paragraph('Guten ', bold('Morgen'), { type: 'hardBreak' }, 'allerseits'),
    bullets('Eins', 'Zwei'),
    { ...numbers('Drei'), attrs: { start: 3 } },
    quote('Gut gesagt.'),
    { type: 'horizontalRule' },
  );
  expect(htmlOf(text)).toBe(
    '<p>Guten <strong>Morgen</strong><br/>allerseits</p>' +
      '<ul><li><p>Eins</p></li><li><p>Zwei</p></li></ul>' +
      '<ol start="3"><li><p>Drei</p></li></ol>' +
      '<blockquote><p>Gut gesagt.</p></blockquote><hr/>',
  );
});

test('marks nest, and alignment is kept', () => {
  const marks = ['bold', 'italic', 'underline', 'strike'].map((type) => ({ type }));
  const text = doc({
    ...paragraph({ type: 'text', text: 'Alles', marks }),
    attrs: { textAlign: 'center' },
  });
  expect(htmlOf(text)).toBe('<p style="text-align:center"><s><u><em><strong>Alles</strong></em></u></s></p>');
});

describe('links', () => {
  const anchor = (href: string) => /<a [^>]*>/.exec(htmlOf(doc(paragraph(link('hier', href)))))?.[0] ?? '';
  test('within the shop open in the same tab', () => {
    expect(anchor('/kontakt#form')).toContain('href="/kontakt#form"');
    expect(anchor('/kontakt#form')).not.toContain('target');
  });
  test('elsewhere open a new one, mail and telephone do not', () => {
    expect(anchor('https://example.at/')).toContain('target="_blank"');
    for (const href of ['mailto:a@b.example', 'tel:+431234']) expect(anchor(href)).not.toContain('target');
  });
  test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', ''])('%s is only text', (href) => {
    expect(htmlOf(doc(paragraph(link('hier', href))))).toBe('<p>hier</p>');
  });
});

test('what is unknown is not shown', () => {
  const strange: RichTextNode[] = [
    { type: 'script', content: [{ type: 'text', text: 'alert(1)' }] },
    paragraph({ type: 'text', text: 'gut', marks: [{ type: 'constructor' }, { type: 'blink' }] }),
  ];
  expect(htmlOf(doc(...strange))).toBe('<p>gut</p>');
});

test('headings start below the title of the page and skip no level, whatever the author used', () => {
  const text = doc(heading(4, 'Vier'), heading(2, 'Zwei'), heading(4, 'Nochmals vier'));
  expect(headingsOf(pageWith([content(text)]))).toEqual([
    'h1 Unsere Seite',
    'h2 Vier',
    'h2 Zwei',
    'h3 Nochmals vier',
  ]);
});

test.each([
  ['', true],
  [' \n', true],
  ['a', false],
  [doc(), true],
  [doc(paragraph(' ')), true],
  [doc(bullets('a')), false],
])('%j is empty: %s', (text, isEmpty) => {
  expect(isEmptyText(text)).toBe(isEmpty);
});
