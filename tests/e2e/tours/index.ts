import { branch } from './branch.ts';
import { cart } from './cart.ts';
import { checkout } from './checkout.ts';
import { home } from './home.ts';
import { kiosk } from './kiosk.ts';
import { menu } from './menu.ts';
import { pages } from './pages.ts';
import { returning } from './returning.ts';
import { staff } from './staff.ts';
import { status } from './status.ts';
import type { Tour } from './tour.ts';

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
