import { lazy } from 'react';
import { branch } from '#entities/branch.ts';
import { department } from '#entities/department.ts';
import { division } from '#entities/division.ts';
import { donatee } from '#entities/donatee.ts';
import { table } from '#entities/table.ts';
import { type EntityScreen, erased } from '../crud/screen.ts';
import { BRANCH_SECTIONS } from './branch-sections.ts';

const BranchAside = lazy(() =>
  import('./branch-aside.tsx').then(({ BranchAside }) => ({ default: BranchAside })),
);
const PauseAction = lazy(() =>
  import('./pause-action.tsx').then(({ PauseAction }) => ({ default: PauseAction })),
);
const TableActions = lazy(() =>
  import('./tables/table-actions.tsx').then(({ TableActions }) => ({ default: TableActions })),
);
const TableExtras = lazy(() =>
  import('./tables/table-extras.tsx').then(({ TableExtras }) => ({ default: TableExtras })),
);

export const SHOP_SCREENS: readonly EntityScreen[] = [
  {
    entity: erased(division),
    purpose: 'Die Organisationen hinter Ihren Filialen.',
    sections: [
      {
        title: 'Organisation',
        hint: 'Der Name ist für Sie, der Titel steht im Shop.',
        fields: ['name', 'title', 'isPublic'],
      },
    ],
  },
  {
    entity: erased(branch),
    purpose: 'Ihre Standorte mit Öffnungszeiten, Liefergebieten und Zahlungsarten.',
    sections: BRANCH_SECTIONS,
    Aside: BranchAside,
    ListActions: PauseAction,
  },
  {
    entity: erased(department),
    purpose: 'Bereiche einer Filiale, zum Beispiel Küche und Service.',
    sections: [
      {
        title: 'Abteilung',
        hint: 'Dienstplan und Arbeitszeiten lassen sich nach Abteilungen ordnen.',
        fields: ['name', 'branch', 'description'],
      },
    ],
  },
  {
    entity: erased(table),
    purpose: 'Tische, an denen Gäste mit einem QR-Code bestellen.',
    sections: [
      {
        title: 'Tisch',
        hint: 'Die Tischnummer steht am QR-Code und auf dem Bon. Nach einer Änderung drucken Sie den QR-Code neu.',
        fields: ['identifier', 'branch'],
      },
    ],
    ListActions: TableActions,
    Extras: TableExtras,
  },
  {
    entity: erased(donatee),
    purpose: 'Organisationen, die Gäste bei einer Bestellung unterstützen können.',
    sections: [
      {
        title: 'Spendenempfänger',
        hint: 'Gäste wählen die Organisation an der Kassa. Die Spende zahlen Sie, nicht der Gast.',
        fields: ['name', 'identifier', 'description', 'isEnabled'],
      },
    ],
  },
];
