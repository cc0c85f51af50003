import { type Controls, later } from '../crud/inputs/control.ts';

export const CATALOGUE_CONTROLS: Controls = {
  steps: later(() => import('./inputs/steps-input.tsx').then(({ StepsInput }) => StepsInput)),
  allergens: later(() => import('./inputs/allergens-input.tsx').then(({ AllergensInput }) => AllergensInput)),
  'alternative-units': later(() => import('./inputs/units-input.tsx').then(({ UnitsInput }) => UnitsInput)),
  bundle: later(() => import('./inputs/bundle-input.tsx').then(({ BundleInput }) => BundleInput)),
  'product-content': later(() =>
    import('./inputs/product-content-input.tsx').then(({ ProductContentInput }) => ProductContentInput),
  ),
  catalog: later(() => import('./inputs/catalog-input.tsx').then(({ CatalogInput }) => CatalogInput)),
};
