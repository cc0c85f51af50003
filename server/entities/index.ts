import { block } from './block.ts';
import { branch } from './branch.ts';
import { category } from './category.ts';
import { config } from './config.ts';
import { device } from './device.ts';
import { division } from './division.ts';
import { donatee } from './donatee.ts';
import { image } from './image.ts';
import { menu } from './menu.ts';
import { navigation } from './navigation.ts';
import { product } from './product.ts';
import { site } from './site.ts';
import { table } from './table.ts';
import { tag } from './tag.ts';
import { user } from './user.ts';

/** The registry: every entity, in the order of the specification's bundle. */
export const ENTITIES = {
  config,
  user,
  division,
  branch,
  menu,
  category,
  product,
  tag,
  table,
  site,
  navigation,
  block,
  donatee,
  image,
  device,
} as const;

export type EntityName = keyof typeof ENTITIES;
