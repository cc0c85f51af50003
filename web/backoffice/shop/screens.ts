import { branch } from '#entities/branch.ts';
import { department } from '#entities/department.ts';
import { division } from '#entities/division.ts';
import { donatee } from '#entities/donatee.ts';
import { table } from '#entities/table.ts';
import { type EntityScreen, erased } from '../crud/screen.ts';

export const SHOP_SCREENS: readonly EntityScreen[] = [
  {
    entity: erased(division),
    purpose: 'Die Organisationen hinter Ihren Filialen.',
  },
  {
    entity: erased(branch),
    purpose: 'Ihre Standorte mit Öffnungszeiten, Liefergebieten und Zahlungsarten.',
  },
  {
    entity: erased(department),
    purpose: 'Bereiche einer Filiale, zum Beispiel Küche und Service.',
  },
  {
    entity: erased(table),
    purpose: 'Tische, an denen Gäste mit einem QR-Code bestellen.',
  },
  {
    entity: erased(donatee),
    purpose: 'Organisationen, die Gäste bei einer Bestellung unterstützen können.',
  },
];
