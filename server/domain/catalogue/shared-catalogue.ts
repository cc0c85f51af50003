import type { ErrorCode, Fault } from '#domain/errors.ts';

/** Who may change a menu of several branches (R330): the first is what applies until somebody chooses. */
export type SharedCatalogue = 'managersOfAll' | 'administrators' | 'managers';

/** Who writes to the catalogue, under which setting. */
export interface CatalogueWriter {
  /** 'all' for administrators. */
  branches: 'all' | readonly number[];
  rule: SharedCatalogue;
}

/** Whether what stands in a menu of these branches is the writer's to change (R330). */
export function mayChangeShared(
  { branches: own, rule }: CatalogueWriter,
  branches: readonly number[],
): boolean {
  if (own === 'all') return true;
  const isOwn = (id: number) => own.includes(id);
  if (branches.length <= 1) return branches.every(isOwn);
  if (rule === 'administrators') return false;
  return rule === 'managers' ? branches.some(isOwn) : branches.every(isOwn);
}

/** Whether a menu of these branches is the writer's to delete (R332): whatever the setting, nobody loses it to others. */
export function mayDeleteShared(writer: CatalogueWriter, branches: readonly number[]): boolean {
  const { branches: own } = writer;
  return mayChangeShared(writer, branches) && (own === 'all' || branches.every((id) => own.includes(id)));
}

/** Whether the writer may give a menu of these branches to an own one, or take it from an own one (R331). */
export function mayMoveShared(
  { branches: own, rule }: CatalogueWriter,
  branches: readonly number[],
): boolean {
  return own === 'all' || branches.length <= 1 || rule !== 'administrators';
}

/** Why a menu of several branches stays as it is: who may change it. */
export function sharedRefusal(rule: SharedCatalogue): ErrorCode {
  return rule === 'administrators' ? 'shared-for-administrators' : 'shared-for-managers-of-all';
}

export interface SharedChange {
  /** The branches that have the menu now; null for a new one. */
  before: readonly number[] | null;
  /** Those that will have it. */
  after: readonly number[];
  /** The field that holds them. */
  field: string;
  /** The other fields whose values change. */
  changed: readonly string[];
}

/** What of a change is not the writer's to do, each at its field (R330, R331). */
export function sharedChangeFaults(writer: CatalogueWriter, change: SharedChange): Fault[] {
  const { branches: own, rule } = writer;
  if (own === 'all') return [];
  const { after, field, changed } = change;
  const before = change.before ?? [];
  const moved = [...before, ...after].filter((id) => before.includes(id) !== after.includes(id));
  const faults: Fault[] = [];
  if (moved.some((id) => !own.includes(id))) faults.push({ code: 'branches-of-others', field });
  else if (moved.length > 0 && !(mayMoveShared(writer, before) && mayMoveShared(writer, after)))
    faults.push({ code: sharedRefusal(rule), field });
  if (change.before && !mayChangeShared(writer, before))
    faults.push(...changed.map((name): Fault => ({ code: sharedRefusal(rule), field: name })));
  return faults;
}
