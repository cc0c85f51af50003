import { expect, it } from 'vitest';
import { slipLookOf, USUAL_LOOK } from '#domain/devices/slip-look.ts';
import { config } from '#entities/config.ts';

it('R263 takes from the settings what slips need, and nothing else', () => {
  const settings = { ...USUAL_LOOK, ticketNumberSize: 'large' as const, contactEmail: 'a@example.at' };
  expect(slipLookOf(settings)).toEqual({ ...USUAL_LOOK, ticketNumberSize: 'large' });
});

it('R263 an owner who chooses nothing has the slips of before', () => {
  const fields = Object.keys(USUAL_LOOK) as (keyof typeof USUAL_LOOK)[];
  expect(Object.fromEntries(fields.map((name) => [name, config.fields[name].default]))).toEqual(USUAL_LOOK);
});
