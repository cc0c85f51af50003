import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanIban, isIban } from '#domain/contact/iban.ts';

describe('isIban', () => {
  // Examples of the IBAN registry.
  it.each([
    'AT611904300234573201',
    'AT61 1904 3002 3457 3201',
    ' at61 1904 3002 3457 3201 ',
    'DE89370400440532013000',
    'CH9300762011623852957',
    'LI21088100002324013AA',
    'GB29NWBK60161331926819',
    'FR1420041010050500013M02606',
    'MT84MALT011000012345MTLCAST001S',
    'NO9386011117947',
    'IT60X0542811101000000123456',
    'SI56263300012039086',
    'HU42117730161111101800000000',
  ])('takes %s', (text) => {
    expect(isIban(text)).toBe(true);
  });

  it.each([
    ['', 'nothing'],
    ['AT', 'a country alone'],
    ['AT611904300234573202', 'a wrong digit'],
    ['AT611904300234573210', 'two digits changed over'],
    ['AT61190430023457320', 'a digit missing'],
    ['AT6119043002345732010', 'a digit too many'],
    ['XX611904300234573201', 'an unknown country'],
    ['constructor', 'a name of every object'],
    ['AT6I1904300234573201', 'a letter among the check digits'],
    ['AT61-1904-3002-3457-3201', 'hyphens'],
    ['AT61190430023457320１', 'a digit of another script'],
    ['611904300234573201', 'no country'],
    [`AT611904300234573201${' '.repeat(100)}`, 'blanks without end'],
  ])('refuses %j: %s', (text) => {
    expect(isIban(text)).toBe(false);
  });

  it('refuses a very long text at once', () => {
    expect(isIban('A'.repeat(1_000_000))).toBe(false);
  });

  it('refuses check digits that give the right remainder but that no bank may issue', () => {
    for (let account = 0; account < 300; account += 1) {
      const bban = String(account).padStart(16, '0');
      for (const check of ['00', '01', '99']) expect(isIban(`AT${check}${bban}`)).toBe(false);
    }
  });

  it.each([
    ['SI56263300012039086', 'SI56 2633 0001 2039 0860'],
    ['NO9386011117947', 'NO93 8601 1117 9470'],
    ['MT84MALT011000012345MTLCAST001S', 'MT84 MALT 0110 0001 2345 MTLC AST0 01'],
  ])('requires the length of the country: %s, but not %s', (right, wrong) => {
    expect(isIban(right)).toBe(true);
    expect(isIban(wrong)).toBe(false);
  });

  it('takes an account whose bank has no check digits of its own, or wrong ones', () => {
    expect(isIban(withCheckDigits('SI', '263300012039087'))).toBe(true);
  });

  it('takes every account with check digits computed in another way, and finds every single wrong digit', () => {
    const digits = fc.stringMatching(/^\d{16}$/);
    fc.assert(
      fc.property(digits, fc.nat(17), fc.integer({ min: 1, max: 9 }), (bban, place, shift) => {
        const iban = withCheckDigits('AT', bban);
        expect(isIban(iban)).toBe(true);
        const at = place + 2;
        const wrong = (Number(iban[at]) + shift) % 10;
        expect(isIban(iban.slice(0, at) + wrong + iban.slice(at + 1))).toBe(false);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => typeof isIban(text) === 'boolean'),
    );
  });
});

describe('cleanIban', () => {
  it('stores capitals without white space', () => {
    expect(cleanIban(' at61 1904\u00a03002 3457\t3201 ')).toBe('AT611904300234573201');
  });
});

/** Computed with big integers, unlike the code under test. */
function withCheckDigits(country: string, bban: string): string {
  const digits = [...`${bban}${country}00`].map((sign) => Number.parseInt(sign, 36)).join('');
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${bban}`;
}
