import { lazy } from 'react';
import { category } from '#entities/category.ts';
import { menu } from '#entities/menu.ts';
import { product } from '#entities/product.ts';
import { tag } from '#entities/tag.ts';
import { control } from '../crud/inputs/control.ts';
import { NamedWordInput } from '../crud/inputs/named-word-input.tsx';
import { type EntityScreen, erased } from '../crud/screen.ts';
import { useCategoryCells } from './category-cells.ts';
import * as texts from './form-texts.ts';
import { CategoryTaxInput } from './inputs/category-tax-input.tsx';
import { MenuBranchesInput } from './inputs/menu-branches-input.tsx';
import { TaxInput } from './inputs/tax-input.tsx';
import { useProductCategories } from './product-categories.tsx';
import { impliedOfProduct, PRODUCT_SECTIONS, SIMPLE_PRODUCT } from './product-sections.ts';
import { useCategoryLimits, useMenuLimits, useProductLimits } from './use-shared-limits.ts';
import { useMenuStart } from './use-start.ts';
import { useValidityCells } from './validity-cells.tsx';

const TAX = control(TaxInput);

export const CATALOGUE_SCREENS: readonly EntityScreen[] = [
  {
    entity: erased(product),
    purpose: texts.productPurpose,
    sections: PRODUCT_SECTIONS,
    simple: SIMPLE_PRODUCT,
    implied: impliedOfProduct,
    useCompanion: useProductCategories,
    useLimits: useProductLimits,
    inputs: { uid: control(NamedWordInput), tax: TAX, takeawayTax: TAX, dineInTax: TAX },
    Aside: lazy(() => import('./product-aside.tsx').then((file) => ({ default: file.ProductAside }))),
    Extras: lazy(() => import('./product-extras.tsx').then((file) => ({ default: file.ProductExtras }))),
    moreColumns: [{ name: 'categories', label: texts.categories, after: 'uid' }],
    useMoreCells: useCategoryCells,
    ListActions: lazy(() =>
      import('./product-actions.tsx').then((file) => ({ default: file.ProductActions })),
    ),
  },
  {
    entity: erased(category),
    purpose: texts.categoryPurpose,
    useLimits: useCategoryLimits,
    inputs: { tax: control(CategoryTaxInput) },
    sections: [
      { title: texts.basics, fields: ['name', 'image', 'tax'] },
      {
        title: texts.visibility,
        hint: texts.categoryVisibilityHint,
        fields: ['isEnabled', 'isPublic'],
      },
      {
        title: texts.availability,
        hint: texts.categoryAvailabilityHint,
        fields: ['schedule', 'isVisibleWhenUnavailable'],
      },
    ],
  },
  {
    entity: erased(tag),
    purpose: texts.tagPurpose,
    sections: [
      {
        title: texts.basics,
        hint: texts.tagBasicsHint,
        fields: ['name', 'image'],
      },
    ],
  },
  {
    entity: erased(menu),
    purpose: texts.menuPurpose,
    useStart: useMenuStart,
    useLimits: useMenuLimits,
    inputs: { branches: control(MenuBranchesInput) },
    moreColumns: [{ name: 'validity', label: texts.validity, after: 'name' }],
    useMoreCells: useValidityCells,
    sections: [
      {
        title: texts.basics,
        hint: texts.menuBasicsHint,
        fields: ['name', 'availableFrom', 'branches'],
      },
      {
        title: texts.catalog,
        hint: texts.catalogHint,
        fields: ['catalog'],
      },
    ],
  },
];
