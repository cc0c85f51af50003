import { type Controls, later } from '../crud/inputs/control.ts';

export const DEVICE_CONTROLS: Controls = {
  'signage-segments': later(() => import('./segments-input.tsx').then(({ SegmentsInput }) => SegmentsInput)),
};
