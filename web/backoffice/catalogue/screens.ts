import { lazy } from 'react';
import { category } from '#entities/category.ts';
import { menu } from '#entities/menu.ts';
import { product } from '#entities/product.ts';
import { tag } from '#entities/tag.ts';
import { type EntityScreen, erased } from '../crud/screen.ts';
import { PRODUCT_SECTIONS } from './product-sections.ts';

export const CATALOGUE_SCREENS: readonly EntityScreen[] = [
  {
    entity: erased(product),
    purpose: 'Was Sie verkaufen: Preise, Einheiten, Schritte und Bilder.',
    sections: PRODUCT_SECTIONS,
    Aside: lazy(() => import('./product-aside.tsx').then((file) => ({ default: file.ProductAside }))),
    Extras: lazy(() => import('./product-extras.tsx').then((file) => ({ default: file.ProductExtras }))),
    ListActions: lazy(() =>
      import('./product-actions.tsx').then((file) => ({ default: file.ProductActions })),
    ),
  },
  {
    entity: erased(category),
    purpose: 'Gruppen, in denen Gäste die Produkte finden.',
    sections: [
      { title: 'Grunddaten', fields: ['name', 'image'] },
      {
        title: 'Anzeige',
        hint: 'Was nicht aktiv oder nicht öffentlich ist, sehen Gäste nicht, auch nicht die Produkte darin.',
        fields: ['isEnabled', 'isPublic'],
      },
      {
        title: 'Verfügbarkeit',
        hint: 'Ohne Zeiten ist die Kategorie immer verfügbar. Die Zeiten gelten auch für ihre Produkte.',
        fields: ['schedule', 'isVisibleWhenUnavailable'],
      },
    ],
  },
  {
    entity: erased(tag),
    purpose: 'Schlagworte, nach denen Gäste Filialen filtern.',
    sections: [
      {
        title: 'Grunddaten',
        hint: 'Welche Filiale welche Tags trägt, bestimmen Sie bei der Filiale.',
        fields: ['name', 'image'],
      },
    ],
  },
  {
    entity: erased(menu),
    purpose:
      'Welche Kategorien und Produkte in welcher Reihenfolge, ab wann und in welchen Filialen angeboten werden.',
    sections: [
      {
        title: 'Grunddaten',
        hint: 'In jeder Filiale gilt der Katalog, dessen Beginn zuletzt erreicht wurde. So bereiten Sie die nächste Saison in Ruhe vor.',
        fields: ['name', 'availableFrom', 'branches'],
      },
      {
        title: 'Kategorien und Produkte',
        hint: 'In dieser Reihenfolge sehen Gäste das Angebot. Ziehen Sie am Griff, um umzuordnen.',
        fields: ['catalog'],
      },
    ],
  },
];
