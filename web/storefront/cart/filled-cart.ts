import { CartNews } from './cart-news.ts';
import { FilledBar } from './filled-bar.tsx';
import { FilledColumn } from './filled-column.tsx';
import { FilledPanel } from './filled-panel.tsx';

/** What a cart needs once something is in it, in one file for the browser. */
export const FILLED_CART = { Bar: FilledBar, Column: FilledColumn, Panel: FilledPanel, News: CartNews };
