import { category } from '#entities/category.ts';
import { menu } from '#entities/menu.ts';
import { product } from '#entities/product.ts';
import { tag } from '#entities/tag.ts';
import { type EntityScreen, erased } from '../crud/screen.ts';

export const CATALOGUE_SCREENS: readonly EntityScreen[] = [
  {
    entity: erased(product),
    purpose: 'Was Sie verkaufen: Preise, Einheiten, Schritte und Bilder.',
  },
  {
    entity: erased(category),
    purpose: 'Gruppen, in denen Gäste die Produkte finden.',
  },
  {
    entity: erased(tag),
    purpose: 'Schlagworte, nach denen Gäste Filialen filtern.',
  },
  {
    entity: erased(menu),
    purpose:
      'Welche Kategorien und Produkte in welcher Reihenfolge, ab wann und in welchen Filialen angeboten werden.',
  },
];
