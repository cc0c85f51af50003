import type { Controls } from '../crud/inputs/control.ts';

export const CATALOGUE_CONTROLS: Controls = {};
