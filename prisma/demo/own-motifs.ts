import { BAKERY_MOTIFS } from './own-bakery.ts';
import { BOTTLE_MOTIFS } from './own-bottles.ts';
import { BOWL_MOTIFS } from './own-bowls.ts';
import { COUNTER_MOTIFS } from './own-counter.ts';
import { KITCHEN_MOTIFS } from './own-kitchen.ts';

/** Motifs of an Austrian delicatessen that the illustration set lacks, drawn by us in its style. */
export const OWN_MOTIFS: Readonly<Record<string, string>> = {
  ...BAKERY_MOTIFS,
  ...BOTTLE_MOTIFS,
  ...BOWL_MOTIFS,
  ...COUNTER_MOTIFS,
  ...KITCHEN_MOTIFS,
};
