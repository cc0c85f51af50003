import type { Row } from '#entities/entity.ts';
import type { station } from '#entities/station.ts';

const DRINKS = 10;

/** Drinks away from the kitchen: ready to be switched on once a printer stands at the counter. */
export const stations: Row<typeof station>[] = [
  {
    id: 1,
    name: 'Getränke',
    branch: 1,
    isEnabled: false,
    categories: [{ id: DRINKS }],
    takesRest: false,
    layout: 'kitchen',
    takeawayCopies: 1,
    deliveryCopies: 1,
    dineInCopies: 1,
    devices: [],
    fallback: null,
  },
];
