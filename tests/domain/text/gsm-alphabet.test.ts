import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gsmLength, gsmStart, gsmText, isGsmText } from '#domain/text/gsm-alphabet.ts';

describe('R290 the alphabet of SMS', () => {
  it.each([
    ['Käsespätzle für Größe 1', 'Käsespätzle für Größe 1'],
    ['„Huber’s“ – Café', '"Huber\'s" - Café'],
    ['crème brûlée, garçon', 'crème brulée, garcon'],
    ['9,80\u00a0€', '9,80 €'],
    ['Жуков 🌶 `x`', "Shukov [scharf] 'x'"],
    ['a\nb\u0000\u202ec', 'a bc'],
    ['寿司', '[...]'],
  ])('%j becomes %j', (text, spelled) => {
    expect(gsmText(text)).toBe(spelled);
  });

  it('counts the euro sign and brackets twice', () => {
    expect(gsmLength('9 €')).toBe(4);
    expect(gsmLength('[ä]')).toBe(5);
  });

  it('any text is spelled in it and cut to its places', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.nat(200), (text, places) => {
        const spelled = gsmText(text);
        expect(isGsmText(spelled)).toBe(true);
        const start = gsmStart(spelled, places);
        expect(isGsmText(start)).toBe(true);
        expect(gsmLength(start)).toBeLessThanOrEqual(places);
        if (gsmLength(spelled) <= places) expect(start).toBe(spelled);
      }),
      { numRuns: 300 },
    );
  });
});
