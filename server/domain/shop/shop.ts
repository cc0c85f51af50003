import { type Category, type Menu, PRODUCT_WIRE, type Product } from '#domain/catalogue/product.ts';
import type { ImageRef } from '#domain/media/image.ts';
import { wireForm } from '#domain/money/wire.ts';
import type { PaymentSwitches } from '#domain/payment-methods/index.ts';
import { BRANCH_WIRE, type Branch, type Donatee, type Service, type Table, type Tag } from './branch.ts';

/** The dark design: as the visitor's system asks, or never. */
export type DarkDesign = 'system' | 'never';

/** The shop-wide settings that a visitor may see. */
export interface Config extends PaymentSwitches<'shop' | 'plugin'> {
  shopName: string;
  businessName: string;
  /** As it is printed; empty = none. */
  vatNumber: string;
  currency: string;
  title: string;
  description: string;
  website: string;
  seoTitle: string;
  seoDescription: string;
  defaultDeliveryMethod: Service;
  termsAndConditions: string;
  termsAndConditionsText: string;
  privacyPolicy: string;
  privacyPolicyText: string;
  imprint: string;
  imprintText: string;
  allergens: string;
  allergensText: string;
  disableTickets: boolean;
  enablePluginHomePage: boolean;
  enablePluginSearch: boolean;
  enablePluginTags: boolean;
  enablePluginMapbox: boolean;
  enablePluginCategoryBar: boolean;
  enablePluginPWA: boolean;
  enablePluginToolbar: boolean;
  enablePluginSMS: boolean;
  /** Whether the storefront is also there in English, below /en. */
  enablePluginEnglish: boolean;
  enablePluginDonations: boolean;
  enablePluginTips: boolean;
  enablePluginOrderReviews: boolean;
  enablePluginFrontdesk: boolean;
  /** Guests may cancel an order until the shop accepts it (R143). */
  enableGuestCancel: boolean;
  /** The shop is being set up: guests see that it opens soon, staff see the shop (R198). */
  isOpeningSoon: boolean;
  mapZoom: number | null;
  mapPitch: number | null;
  mapBearing: number | null;
  mapToken: string;
  mapStyle: string;
  /** Id of the tracking pixel; empty = none. */
  pixelId: string;
  logo: ImageRef | null;
  favicon: ImageRef | null;
  /** Picture of link previews. */
  ogImage: ImageRef | null;
  /** Theme: CSS colours, font family and radius. */
  primaryColor: string;
  secondaryColor: string;
  fontFamily: string;
  borderRadius: string;
  /** Whether visitors whose device is dark see a dark shop. */
  darkDesign: DarkDesign;
}

/** An enabled but non-public branch: shown as an inactive card (R96). */
export interface InactiveBranch {
  id: number;
  identifier: string;
  name: string;
  street: string;
  zipCode: string;
  city: string;
  images: ImageRef[];
  logo: ImageRef | null;
  isPublic: false;
}

/** The lists of the shop, by their names in the API. */
export interface ShopLists {
  branches: Branch[];
  menus: Menu[];
  categories: Category[];
  products: Product[];
  tags: Tag[];
  tables: Table[];
  donatees: Donatee[];
}

/** An empty shop; its keys are the names of all lists. */
export const NO_LISTS: Readonly<ShopLists> = {
  branches: [],
  menus: [],
  categories: [],
  products: [],
  tags: [],
  tables: [],
  donatees: [],
};

/** Everything that ordering needs in one piece: the content of GET /api/init and the input of the rules. */
export interface Shop extends ShopLists {
  config: Config;
  inactiveBranches: InactiveBranch[];
}

export const SHOP_WIRE = wireForm<Shop>({ branches: [BRANCH_WIRE.money], products: [PRODUCT_WIRE.money] });
