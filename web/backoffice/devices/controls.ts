import type { Controls } from '../crud/inputs/control.ts';

export const DEVICE_CONTROLS: Controls = {};
