import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MAXIMUM_PASSWORD_BYTES,
  MINIMUM_PASSWORD,
  passwordFault,
  RECOMMENDED_PASSWORD,
  TERMINAL_PIN,
  utf8Length,
} from '#domain/access/password.ts';

const KNOWN = ['anna.abend@example.at', 'Anna', 'Abend', 'Delikatessen Käse-Huber', 'Huber KG'];
const codeOf = (password: string, known: readonly string[] = KNOWN) =>
  passwordFault(password, known)?.code ?? null;

describe('passwordFault', () => {
  it.each([
    ['', 'too-short'],
    ['sieben7', 'too-short'],
    ['achtacht', null],
    ['🧀🥐🥖🥨', 'too-short'],
    ['🧀🥐🥖🥨🧀🥐🥖🥨', null],
    ['lauter-kleine-semmeln', null],
    ['ein satz mit leerzeichen, der lang ist', null],
    ['x'.repeat(256), null],
    ['x'.repeat(257), 'too-long'],
    ['ä'.repeat(128), null],
    ['ä'.repeat(129), 'too-long'],
  ])('%j is %s', (password, code) => {
    expect(codeOf(password)).toBe(code);
  });

  it('names the limit that was broken', () => {
    expect(passwordFault('kurz', [])).toEqual({ code: 'too-short', params: { minimum: MINIMUM_PASSWORD } });
    expect(passwordFault('x'.repeat(300), [])).toEqual({
      code: 'too-long',
      params: { maximum: MAXIMUM_PASSWORD_BYTES },
    });
  });

  it('ASVS 6.2.9 allows passphrases of 64 characters and more', () => {
    for (const length of [RECOMMENDED_PASSWORD, 64, 128]) {
      expect(codeOf('wiese '.repeat(50).slice(0, length))).toBeNull();
    }
  });

  it('ASVS 6.2.5 requires no particular kind of character', () => {
    for (const password of ['nurkleinbuchstaben', 'NURGROSSBUCHSTABEN', '90817263544536', '!§$%&/()=?!§$']) {
      expect(codeOf(password)).toBeNull();
    }
  });

  it.each([
    'anna.abend@example.at',
    'ANNA.ABEND@EXAMPLE.AT',
    'annaabend',
    'anna2026',
    'Abend-1234',
    'delikatessen',
    'Delikatessen!',
    'kaesehuber',
    'KÄSE-HUBER-1',
    'kaeseHuber99',
    'huberhuberhuber',
    'example.at',
  ])('%j consists mostly of known names', (password) => {
    expect(codeOf(password)).toBe('password-guessable');
  });

  it.each([
    'anna isst gern semmeln',
    'huber-hat-den-besten-bergkaese',
    'delikatessen-und-noch-viel-mehr',
    'mein hund heißt bello',
    'hub-er-schrauber',
  ])('%j only contains or resembles them', (password) => {
    expect(codeOf(password)).toBeNull();
  });

  it('ignores known texts that are empty or too short to be a word', () => {
    expect(codeOf('abababab', ['', 'ab', ' ', '@'])).toBeNull();
  });

  it('never accepts anything shorter or longer than the limits, and never throws', () => {
    const texts = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.string({ maxLength: 300 }));
    fc.assert(
      fc.property(texts, fc.array(fc.string({ maxLength: 30 }), { maxLength: 5 }), (password, known) => {
        if (passwordFault(password, known) !== null) return;
        expect([...password].length).toBeGreaterThanOrEqual(MINIMUM_PASSWORD);
        expect(utf8Length(password)).toBeLessThanOrEqual(MAXIMUM_PASSWORD_BYTES);
      }),
    );
  });

  it('a known text of at least 8 letters is refused as it is, whatever its case', () => {
    const name = fc.stringMatching(/^[a-z]{8,40}$/);
    fc.assert(
      fc.property(name, (text) => {
        expect(codeOf(text, [text])).toBe('password-guessable');
        expect(codeOf(text.toUpperCase(), [text])).toBe('password-guessable');
      }),
    );
  });
});

describe('utf8Length', () => {
  it('counts like an encoder', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length);
      }),
    );
    expect(utf8Length('\ud800x')).toBe(new TextEncoder().encode('\ud800x').length);
  });
});

describe('TERMINAL_PIN', () => {
  it.each([
    ['1234', true],
    ['12345678', true],
    ['123', false],
    ['123456789', false],
    ['12a4', false],
    ['1234\n', false],
    ['١٢٣٤', false],
  ])('%j: %s', (pin, isPin) => {
    expect(TERMINAL_PIN.test(pin)).toBe(isPin);
  });
});
