import { type Controls, later } from '../crud/inputs/control.ts';

export const SHOP_CONTROLS: Controls = {
  hours: later(() => import('./hours-input.tsx').then(({ HoursInput }) => HoursInput)),
  'delivery-areas': later(() =>
    import('./delivery-areas-input.tsx').then(({ DeliveryAreasInput }) => DeliveryAreasInput),
  ),
};
