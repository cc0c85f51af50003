import type { Controls } from '../crud/inputs/control.ts';

export const CONTENT_CONTROLS: Controls = {};
