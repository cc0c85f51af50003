import type { LocalDay, Weekday } from '#domain/time/zoned-time.ts';
import type { department } from '#entities/department.ts';
import type { Division } from '#entities/division.ts';
import type { Row } from '#entities/entity.ts';
import type { UserRow } from '#entities/user.ts';

export type DepartmentRow = Row<typeof department>;

export const divisions: Division[] = [
  { id: 1, name: 'partyservice', title: 'Partyservice', isPublic: true, translations: {} },
];

export const departments: DepartmentRow[] = [
  { id: 1, name: 'Theke', description: 'Verkauf, Jause und Kaffee', branch: 1 },
  { id: 2, name: 'Küche', description: 'Frühstück, Mittagsmenü und Salate', branch: 1 },
  { id: 3, name: 'Zustellung', description: 'Lieferungen mit Rad und Auto', branch: 1 },
  { id: 4, name: 'Schauküche', description: 'Platten, Buffets und Torten', branch: 2 },
];

interface Hired {
  id: number;
  name: readonly [first: string, last: string];
  roles?: UserRow['roles'];
  branches: readonly number[];
  department: number | null;
  weeklyHours: number;
  workingDays: readonly Weekday[];
}

const EARLY_WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
const LATE_WEEK = ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

const hired: readonly Hired[] = [
  {
    id: 11,
    name: ['Greta', 'Lang'],
    roles: ['ROLE_MANAGER'],
    branches: [1, 2],
    department: null,
    weeklyHours: 38.5,
    workingDays: EARLY_WEEK,
  },
  {
    id: 12,
    name: ['Mirjana', 'Kos'],
    branches: [1],
    department: 1,
    weeklyHours: 38.5,
    workingDays: EARLY_WEEK,
  },
  {
    id: 13,
    name: ['Jonas', 'Wimmer'],
    branches: [1],
    department: 2,
    weeklyHours: 38.5,
    workingDays: LATE_WEEK,
  },
  {
    id: 14,
    name: ['Sevgi', 'Aydın'],
    branches: [1],
    department: 1,
    weeklyHours: 20,
    workingDays: ['thursday', 'friday', 'saturday'],
  },
  {
    id: 15,
    name: ['Paul', 'Ortner'],
    branches: [1],
    department: 3,
    weeklyHours: 25,
    workingDays: ['monday', 'wednesday', 'thursday', 'friday'],
  },
  {
    id: 16,
    name: ['Helga', 'Stark'],
    branches: [2],
    department: 4,
    weeklyHours: 38.5,
    workingDays: LATE_WEEK,
  },
  {
    id: 17,
    name: ['Emil', 'Huber'],
    branches: [2],
    department: 4,
    weeklyHours: 20,
    workingDays: ['wednesday', 'friday', 'saturday'],
  },
];

/** The people of the demo shop. Nobody knows their passwords: an administrator sets one to sign in as one of them. */
export function staffSince(year: number): UserRow[] {
  const employedFrom: LocalDay = `${year - 3}-03-01`;
  return hired.map(({ id, name: [firstName, lastName], roles = ['ROLE_EMPLOYEE'], ...rest }) => ({
    id,
    email: `${firstName}.${lastName}@feinkost-wiesenknopf.example`.toLowerCase().replaceAll('ı', 'i'),
    firstName,
    lastName,
    phone: `+4329995550${id}`,
    roles: [...roles],
    branches: rest.branches.map((branch) => ({ id: branch })),
    isEnabled: true,
    isLocked: false,
    expiresAt: null,
    department: rest.department,
    personnelNumber: `W-${100 + id}`,
    weeklyHours: rest.weeklyHours,
    holidayEntitlement: rest.workingDays.length * 5,
    holidayCarriedOver: id % 3,
    holidayCarriedOverYear: year,
    workingDays: [...rest.workingDays],
    employedFrom,
    employedUntil: null,
    iban: '',
  }));
}

/** Those who work in a branch, as the history of an order names them. */
export function peopleIn(branch: number): { id: number; name: string }[] {
  return hired
    .filter(({ branches }) => branches.includes(branch))
    .map(({ id, name: [firstName, lastName] }) => ({ id, name: `${firstName} ${lastName}` }));
}
