import { describe, expect, it } from 'vitest';
import { type Activity, mayInstall } from '#electron/upkeep/update-moment.ts';

const CALM: Activity = { waiting: 0, open: 0, printing: 0, isStaffed: true, hour: 12 };

describe('an update is installed', () => {
  it.each<[string, Partial<Activity>, boolean]>([
    ['when no order is open and nothing prints', {}, true],
    ['not while an order waits', { waiting: 1, open: 1 }, false],
    ['not while an order is in the kitchen', { open: 1 }, false],
    ['not while a ticket prints', { printing: 1 }, false],
    ['not before the board has said what is open', { open: null }, false],
    ['when the branch is closed, whatever the board says', { open: null, isStaffed: false }, true],
    ['when the branch is closed and an order was left open', { open: 2, isStaffed: false }, true],
    ['not in a closed branch with an order that rings', { waiting: 1, isStaffed: false }, false],
    ['not in a closed branch that prints', { printing: 1, isStaffed: false }, false],
    ['at night, where the hours are unknown', { open: null, isStaffed: null, hour: 3 }, true],
    ['not by day, where the hours are unknown', { open: null, isStaffed: null, hour: 14 }, false],
  ])('%s', (_name, activity, expected) => {
    expect(mayInstall({ ...CALM, ...activity })).toBe(expected);
  });
});
