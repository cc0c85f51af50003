import { expect, test } from 'vitest';
import { spelledOut } from '#domain/text/umlauts.ts';

test('umlauts and ß are spelled out, other letters stay as they are', () => {
  expect(spelledOut('süßer käse für öffi-fahrer')).toBe('suesser kaese fuer oeffi-fahrer');
  expect(spelledOut('café Ähre')).toBe('café Ähre');
});
