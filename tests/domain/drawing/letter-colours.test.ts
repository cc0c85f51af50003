import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type LetterColours, letterColours } from '#domain/drawing/letter-colours.ts';
import { contrast, parseColour, type Rgb } from '#domain/media/colour.ts';

const rgb = (hex: string): Rgb => parseColour(hex) ?? [0, 0, 0];
const ratio = (one: string, other: string) => contrast(rgb(one), rgb(other));

function expectLegible(colours: LetterColours): void {
  const { ground, sheet, tint, text, faint, ink, button, buttonText, buttonEdge } = colours;
  for (const paper of [ground, sheet])
    for (const words of [text, faint, ink]) expect(ratio(words, paper)).toBeGreaterThanOrEqual(4.5);
  for (const words of [text, faint]) expect(ratio(words, tint)).toBeGreaterThanOrEqual(4.5);
  expect(ratio(buttonText, button)).toBeGreaterThanOrEqual(4.5);
  expect(ratio(buttonEdge, sheet)).toBeGreaterThanOrEqual(3);
}

it('is legible by day and by night whatever colour the shop has', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(channel, channel, channel, (...colour) => {
      const hex = `#${colour.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
      const { day, night } = letterColours(hex);
      expectLegible(day);
      expectLegible(night);
    }),
  );
});

it.each(['#ffffff', '#000000', '#fff', '#ffff0010', 'kein', ''])('is legible with %j', (colour) => {
  const { day, night } = letterColours(colour);
  expectLegible(day);
  expectLegible(night);
});

it('keeps a colour that can be seen', () => {
  expect(letterColours('#b3261e').day).toMatchObject({
    button: '#b3261e',
    buttonEdge: '#b3261e',
    buttonText: '#ffffff',
  });
});
