import { lazy } from 'react';
import { branch } from '#entities/branch.ts';
import { department } from '#entities/department.ts';
import { division } from '#entities/division.ts';
import { donatee } from '#entities/donatee.ts';
import { table } from '#entities/table.ts';
import { control } from '../crud/inputs/control.ts';
import { NamedWordInput } from '../crud/inputs/named-word-input.tsx';
import { type EntityScreen, erased } from '../crud/screen.ts';
import { BranchPublicInput } from './branch-public-input.tsx';
import { BRANCH_SECTIONS } from './branch-sections.ts';
import { BRANCH_PAYMENT_INPUTS } from './payment-switch-input.tsx';
import * as texts from './texts.ts';
import { useBranchCreated, useBranchStart } from './use-branch-form.ts';

const WORD = control(NamedWordInput);

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
    purpose: texts.divisionsPurpose,
    sections: [
      {
        title: texts.division,
        hint: texts.divisionHint,
        fields: ['name', 'title', 'isPublic'],
      },
      {
        title: texts.invoices,
        hint: texts.invoicesHint,
        fields: [
          'legalName',
          'street',
          'zipCode',
          'city',
          'country',
          'vatNumber',
          'invoicePrefix',
          'invoiceNote',
        ],
      },
    ],
  },
  {
    entity: erased(branch),
    purpose: texts.branchesPurpose,
    sections: BRANCH_SECTIONS,
    useStart: useBranchStart,
    useCreated: useBranchCreated,
    inputs: { identifier: WORD, isPublic: control(BranchPublicInput), ...BRANCH_PAYMENT_INPUTS },
    Aside: BranchAside,
    ListActions: PauseAction,
  },
  {
    entity: erased(department),
    purpose: texts.departmentsPurpose,
    sections: [
      {
        title: texts.department,
        hint: texts.departmentHint,
        fields: ['name', 'branch', 'description'],
      },
    ],
  },
  {
    entity: erased(table),
    purpose: texts.tablesPurpose,
    sections: [
      {
        title: texts.table,
        hint: texts.tableHint,
        fields: ['identifier', 'branch'],
      },
    ],
    ListActions: TableActions,
    Extras: TableExtras,
  },
  {
    entity: erased(donatee),
    purpose: texts.donateesPurpose,
    inputs: { identifier: WORD },
    sections: [
      {
        title: texts.donatee,
        hint: texts.donateeHint,
        fields: ['name', 'identifier', 'description', 'isEnabled'],
      },
    ],
  },
];
