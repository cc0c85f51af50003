import { entity, type Row } from '../entity.ts';
import { readOnly } from '../fields.ts';
import { employmentFaults, staffOfOwnBranches, user } from '../user.ts';
import * as texts from './texts.ts';

const { firstName, lastName, branches, department, isEnabled } = user.fields;
const { personnelNumber, weeklyHours, workingDays, employedFrom, employedUntil } = user.fields;
const { holidayEntitlement, holidayCarriedOver, holidayCarriedOverYear } = user.fields;

/** What colleagues see of each other: a view of the users, not an entity, so it is not in the registry. */
export const colleague = entity({
  name: user.name,
  path: '/staff',
  label: { one: texts.staff, many: texts.staffMembers, gender: 'masculine' },
  fields: { firstName, lastName, branches, department, isEnabled },
  list: {
    columns: ['lastName', 'firstName'],
    search: ['firstName', 'lastName'],
    sort: ['lastName', 'firstName', 'id'],
    filters: ['branches', 'department', 'isEnabled'],
  },
  access: { read: ['ROLE_EMPLOYEE'], write: ['ROLE_MANAGER'] },
  scope: staffOfOwnBranches,
});

/** The same with the contract, which is maintained by the managers of a person's branches. */
export const staffContract = entity({
  name: user.name,
  path: colleague.path,
  label: colleague.label,
  list: { columns: ['lastName', 'firstName'], search: [], sort: ['id'], filters: [] },
  access: colleague.access,
  fields: {
    firstName: readOnly(firstName),
    lastName: readOnly(lastName),
    branches: readOnly(branches),
    isEnabled: readOnly(isEnabled),
    department,
    personnelNumber,
    weeklyHours,
    workingDays,
    holidayEntitlement,
    holidayCarriedOver,
    holidayCarriedOverYear,
    employedFrom,
    employedUntil,
  },
  scope: staffOfOwnBranches,
  check: employmentFaults,
});

export type StaffContractRow = Row<typeof staffContract>;
