import { describe, expect, test } from 'vitest';
import {
  ASLEEP,
  AWAKE,
  idleStage,
  leavesTerminal,
  sameStage,
  secondsUntil,
} from '#web/storefront/kiosk/kiosk-idle.ts';

describe('a terminal that nobody touches', () => {
  test.each([
    ['awake in the first second', 0, true, AWAKE],
    ['awake until 15 seconds before the end', 44_999, true, AWAKE],
    ['asks 15 seconds before the end', 45_000, true, { kind: 'warning', secondsLeft: 15 }],
    ['counts the last second down to its end', 59_001, true, { kind: 'warning', secondsLeft: 1 }],
    ['sleeps after 60 seconds', 60_000, true, ASLEEP],
    ['does not ask somebody who has nothing to lose', 50_000, false, AWAKE],
    ['sleeps after 60 seconds without having asked', 60_000, false, ASLEEP],
    ['sleeps when the computer itself was asleep', 3_600_000, true, ASLEEP],
  ] as const)('is %s', (_name, idleMs, hasSomethingToLose, stage) => {
    expect(idleStage(idleMs, hasSomethingToLose)).toEqual(stage);
  });

  test('redraws the question only once a second', () => {
    const before = idleStage(50_000, true);
    expect(sameStage(before, idleStage(50_400, true))).toBe(before);
    expect(sameStage(before, idleStage(51_000, true))).toEqual({ kind: 'warning', secondsLeft: 9 });
    expect(sameStage(before, ASLEEP)).toBe(ASLEEP);
  });

  test('counts whole seconds, the last one until it is over', () => {
    expect([20_000, 19_999, 1, 0, -5].map((left) => secondsUntil(left, 0))).toEqual([20, 20, 1, 0, -0]);
  });
});

describe('a link', () => {
  test.each([
    ['/store/hauptplatz/checkout', '', false],
    ['/site/privacy', '', false],
    ['#inhalt', '', false],
    ['/site/privacy', '_blank', true],
    ['https://www.google.com/maps/dir/', '', true],
    ['tel:+432999555010', '', true],
    ['mailto:post@example.com', '', true],
    ['/backend', '', true],
    ['/backend/logout', '', true],
    ['/backendstube', '', false],
    ['http://[', '', true],
  ])('to %s in target %j leaves the terminal: %s', (href, target, leaves) => {
    expect(leavesTerminal({ href, target }, 'http://terminal.example')).toBe(leaves);
  });
});
