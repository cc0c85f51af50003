import { describe, expect, it } from 'vitest';
import { fitNumbers } from '#web/signage/pickup/fit-numbers.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index + 100));
/** A column on 1920 x 1080, on 1024 x 768, on an upright screen. */
const BOXES = [
  { width: 900, height: 860 },
  { width: 470, height: 600 },
  { width: 1000, height: 780 },
];

describe.each(BOXES)('numbers in a column of $width x $height', (box) => {
  it.each([1, 6, 12, 40, 120])('%i of them stand inside', (count) => {
    const { columns, fontSize } = fitNumbers([numbers(count), []], box);
    expect(fontSize).toBeGreaterThan(0);
    expect(Math.ceil(count / columns) * fontSize * 1.3).toBeLessThanOrEqual(box.height);
    expect(columns * fontSize * (3 * 0.66 + 0.36)).toBeLessThanOrEqual(box.width);
  });

  it('a dozen can be read from 5 m: about 2 cm on a screen of 32 inches', () => {
    expect(fitNumbers([numbers(12)], box).fontSize).toBeGreaterThan(box.height / 10);
  });
});

it('the fuller of two lists decides for both', () => {
  const [box] = BOXES;
  if (!box) throw new Error('no box');
  expect(fitNumbers([numbers(3), numbers(20)], box)).toEqual(fitNumbers([numbers(20)], box));
});

it('numbers of orders are wider than tickets, and smaller', () => {
  const [box] = BOXES;
  if (!box) throw new Error('no box');
  const of = (number: string) => fitNumbers([Array(12).fill(number)], box).fontSize;
  expect(of('WMWMWM')).toBeLessThan(of('123456'));
});

it('nothing is drawn before the box is known', () => {
  expect(fitNumbers([numbers(3)], { width: 0, height: 0 }).fontSize).toBe(0);
});
