import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRichText } from '#domain/text/rich-text.ts';

const doc = (...content: unknown[]) => ({ type: 'doc', content });
const paragraph = (text: string, marks: unknown[] = []) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, marks }],
});
const link = (href: string) => ({ type: 'link', attrs: { href, target: '_blank' } });
const nested = (depth: number): unknown =>
  depth === 0 ? paragraph('tief') : { type: 'blockquote', content: [nested(depth - 1)] };

describe('formatted text', () => {
  it.each([
    ['nothing', doc()],
    ['a paragraph', doc(paragraph('Grüß Gott'))],
    ['marks', doc(paragraph('fett', [{ type: 'bold' }, { type: 'italic' }]))],
    ['a link', doc(paragraph('hier', [link('https://example.at')]))],
    ['a heading', doc({ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'x' }] })],
    ['a list', doc({ type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('a')] }] })],
  ])('takes %s', (_name, value) => {
    expect(isRichText(value)).toBe(true);
  });

  it.each([
    ['no document', paragraph('x')],
    ['an unknown node', doc({ type: 'script', content: [] })],
    ['raw HTML', doc({ type: 'text', text: 'x', html: '<img onerror=1>' })],
    ['a javascript link', doc(paragraph('x', [link('javascript:alert(1)')]))],
    ['an event handler', doc({ type: 'paragraph', attrs: { onclick: 'x' } })],
    ['a picture from elsewhere', doc({ type: 'image', attrs: { src: 'https://evil.example' } })],
    ['a style', doc(paragraph('x', [{ type: 'bold', attrs: { style: 'position:fixed' } }]))],
    ['endless nesting', doc(nested(40))],
    ['a flood', doc(...Array.from({ length: 6_000 }, () => paragraph('x')))],
  ])('A40 A61 refuses %s', (_name, value) => {
    expect(isRichText(value)).toBe(false);
  });

  it('handles any value', () => {
    fc.assert(fc.property(fc.anything(), (value) => typeof isRichText(value) === 'boolean'));
  });
});
