import type { Service } from '#domain/shop/branch.ts';
import type { IconName } from '#web/ui/icon.tsx';

export const SERVICE_ICONS: Readonly<Record<Service, IconName>> = {
  takeaway: 'bag',
  delivery: 'scooter',
  dineIn: 'cutlery',
};
