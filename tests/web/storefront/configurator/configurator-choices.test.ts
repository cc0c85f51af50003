import { describe, expect, it } from 'vitest';
import type { ConfigPart } from '#domain/catalogue/product.ts';
import { cents } from '#domain/money/money.ts';
import { product } from '#tests/factories.ts';
import { acceptedTypes, isAcceptable, takesSeveral, uploadFailure } from '#web/lib/upload/upload-types.ts';
import { chooseOption, chosenOptions, isBegun, toggleOption } from '#web/storefront/configurator/choices.ts';

const part = (optional: boolean): ConfigPart => ({
  name: 'Belag',
  description: '',
  type: 'multiselect',
  optional,
  options: ['Käse', 'Schinken', 'Gurke'].map((name) => ({ name, modifier: 'add', value: cents(50) })),
});

describe('choices of a step', () => {
  it('deselects the chosen option only where the step is optional', () => {
    expect(chooseOption(part(false), null, 'Käse')).toBe('Käse');
    expect(chooseOption(part(false), 'Käse', 'Käse')).toBe('Käse');
    expect(chooseOption(part(true), 'Käse', 'Käse')).toBeNull();
    expect(chooseOption(part(false), 'Käse', 'Gurke')).toBe('Gurke');
  });

  it('have begun with the first answer, but not with one that was undone', () => {
    const start = { product: product(), amount: 1, unit: 'amount' as const, parts: [null, ['Käse']] };
    expect(isBegun(start, { ...start, amount: 4 })).toBe(false);
    expect(isBegun(start, { ...start, parts: [null, ['Käse']] })).toBe(false);
    expect(isBegun(start, { ...start, parts: ['Text', ['Käse']] })).toBe(true);
    expect(isBegun(start, { ...start, parts: [null, ['Käse', 'Gurke']] })).toBe(true);
    expect(isBegun(start, { ...start, parts: [null, null] })).toBe(true);
  });

  it('toggles options and keeps the order of the definition', () => {
    const two = toggleOption(part(false), toggleOption(part(false), null, 'Gurke'), 'Käse');
    expect(two).toEqual(['Käse', 'Gurke']);
    expect(toggleOption(part(false), ['Käse'], 'Käse')).toBeNull();
    expect(chosenOptions(two)).toEqual(['Käse', 'Gurke']);
    expect(chosenOptions('Käse')).toEqual(['Käse']);
    expect(chosenOptions(null)).toEqual([]);
  });
});

describe('files of an upload step', () => {
  it('restricts pictures, and only ‘files’ and ‘images’ take several', () => {
    expect(acceptedTypes('images')).toEqual(['.jpg', '.jpeg', '.png', '.gif']);
    expect(acceptedTypes('file')).toContain('.pptx');
    expect(['file', 'files', 'image', 'images'].map((type) => takesSeveral(type as 'file'))).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  it('refuses other extensions, empty and oversized files before sending', () => {
    expect(isAcceptable('image', { name: 'Foto.JPG', size: 10 })).toBe(true);
    expect(isAcceptable('image', { name: 'brief.pdf', size: 10 })).toBe(false);
    expect(isAcceptable('file', { name: 'brief.pdf', size: 0 })).toBe(false);
    expect(isAcceptable('file', { name: 'brief.pdf', size: 16 * 1024 * 1024 })).toBe(false);
    expect(isAcceptable('file', { name: 'ohne-endung', size: 10 })).toBe(false);
  });

  it('says the sentence of the error catalogue with the file name', () => {
    expect(uploadFailure('a.bmp')).toBe(
      'Die ausgewählte Datei "a.bmp" kann nicht verarbeitet werden. Möglicherweise ist die Datei zu groß oder der Dateityp wird nicht erkannt.',
    );
  });
});
