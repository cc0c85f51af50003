import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filledOpening, PLACEHOLDERS, unknownPlaceholder } from '#domain/messages/mail-opening.ts';

const VALUES = { firstName: 'Anna', number: '12', shopName: 'Jausenhütte', branchName: 'Markt' };

describe('R280 the opening of a mail', () => {
  it.each([
    ['Hallo {firstName}!', 'Hallo Anna!'],
    ['{shopName}: Nr. { number } in {branchName}', 'Jausenhütte: Nr. 12 in Markt'],
    ['ohne Platzhalter', 'ohne Platzhalter'],
    ['Zeile 1\nZeile 2', 'Zeile 1\nZeile 2'],
    ['', ''],
  ])('%j is filled in', (opening, filled) => {
    expect(unknownPlaceholder(opening)).toBeNull();
    expect(filledOpening(opening, VALUES)).toBe(filled);
  });

  it.each([
    ['Hallo {name}!', '{name}'],
    ['Hallo {FirstName}!', '{FirstName}'],
    ['{}', '{}'],
    ['{firstName', '{'],
    ['firstName}', '}'],
    ['{{firstName}}', '{'],
    ['{toString}', '{toString}'],
    ['{firstName} {constructor}', '{constructor}'],
  ])('%j has something that no mail can fill in', (opening, name) => {
    expect(unknownPlaceholder(opening)).toBe(name);
  });

  it('leaves no gap for a name that the guest did not give', () => {
    const unnamed = { ...VALUES, firstName: '' };
    expect(filledOpening('Hallo {firstName}, danke!', unnamed)).toBe('Hallo, danke!');
    expect(filledOpening('{firstName}\ndanke!', unnamed)).toBe('danke!');
  });

  it('puts values in as they are, also those that look like placeholders', () => {
    const odd = { ...VALUES, firstName: '{number} $& $1' };
    expect(filledOpening('Hallo {firstName}!', odd)).toBe('Hallo {number} $& $1!');
  });

  it('never throws, and fills whatever it accepts', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('{', '}', '{}', ...PLACEHOLDERS.map((name) => `{${name}}`)),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const opening = pieces.join('');
        const filled = filledOpening(opening, VALUES);
        if (unknownPlaceholder(opening) === null) expect(filled).not.toMatch(/[{}]/);
      }),
    );
  });
});
