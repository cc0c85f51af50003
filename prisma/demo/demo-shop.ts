import { withBundles } from '#domain/catalogue/bundle.ts';
import { NO_LISTS, type Shop } from '#domain/shop/shop.ts';
import { branches, donatees, placePictures, tables, tags } from './branches.ts';
import { cataloguePictures, categories, demoProducts, menus } from './catalogue.ts';
import { config, logoPicture } from './config.ts';
import { contentPictures } from './content-pictures.ts';
import type { DemoPicture } from './demo-picture.ts';

export type { DemoPicture } from './demo-picture.ts';

/** The demo shop: what a visitor to a fresh installation sees, and what tests use. Ids are stable. */
export const demoShop: Shop = {
  ...NO_LISTS,
  config,
  branches,
  inactiveBranches: [],
  menus,
  categories,
  products: withBundles(demoProducts.map(({ product }) => product)),
  tags,
  tables,
  donatees,
};

/** Every picture referenced by the demo shop and its pages; compose-picture.ts draws them. */
export const demoPictures: readonly DemoPicture[] = [
  logoPicture,
  ...placePictures,
  ...cataloguePictures,
  ...contentPictures,
];
