import type { Controls } from '../crud/inputs/control.ts';

export const SHOP_CONTROLS: Controls = {};
