import type { Stage } from './stage.ts';
import { branch } from './tours/branch.ts';
import { cart } from './tours/cart.ts';
import { checkout } from './tours/checkout.ts';
import { home } from './tours/home.ts';
import { kiosk } from './tours/kiosk.ts';
import { menu } from './tours/menu.ts';
import { pages } from './tours/pages.ts';
import { returning } from './tours/returning.ts';
import { staff } from './tours/staff.ts';
import { status } from './tours/status.ts';
import type { Visitor } from './visitor.ts';

/** Called on every screen and state, once it has settled. */
export type Look = (name: string) => Promise<void>;

/** Every screen, overlay and state of the shop, to be examined: by axe, or for screenshots. */
export type Tour = (stage: Stage, visitor: Visitor, look: Look) => Promise<void>;

export const TOURS = {
  home,
  returning,
  pages,
  branch,
  menu,
  cart,
  checkout,
  status,
  kiosk,
  staff,
} satisfies Record<string, Tour>;
