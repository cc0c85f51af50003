import type { Controls } from '../crud/inputs/control.ts';

export const PEOPLE_CONTROLS: Controls = {};
