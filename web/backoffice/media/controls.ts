import type { Controls } from '../crud/inputs/control.ts';

export const MEDIA_CONTROLS: Controls = {};
