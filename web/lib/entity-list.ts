import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type Named, type Operation, recordFailure } from '#text/errors/error-catalogue.ts';
import { change, type Failure } from './query.ts';
import type { Problem } from './trpc.ts';

interface Identified {
  id: number;
}

/** Why something is deleted, where records are kept with it. */
interface Reasoned {
  reason?: string;
}

/** The procedures of an entity in the typed client: `client.branches`. */
export interface EntityCalls<R extends Identified, Q, N, C extends Identified> {
  list: { query(input?: Q): Promise<Page<R>> };
  get: { query(input: Identified): Promise<R> };
  create: { mutate(input: N): Promise<R> };
  update: { mutate(input: C): Promise<R> };
  remove: { mutate(input: Identified & Reasoned): Promise<unknown> };
  removeMany: { mutate(input: Selection & Reasoned): Promise<Removal> };
  /** Missing where a change involves more than field values. */
  changeMany?: { mutate(input: Selection & { values: object }): Promise<BulkChange> };
  undoChange?: { mutate(input: { undo: string }): Promise<Restoration> };
  restore: { mutate(input: { undo: string }): Promise<Restoration> };
}

/** The procedure of an entity whose records are made by the dozen. */
export interface CreationCalls<N> {
  createMany: { mutate(input: { records: N[] }): Promise<BulkCreation> };
}

/** The procedure of an entity that declares a summary. */
export interface SummaryCalls<S extends Identified, Q> {
  summaries: { query(input?: Q): Promise<Page<S>> };
}

/** Records by their ids, or all that a list with these parameters shows. */
export interface Selection {
  ids?: number[];
  filter?: { search?: string };
}

/** A record that a bulk call left unchanged, and why. */
export interface KeptRecord {
  id: number;
  title: string | null;
  message: string;
}

/** The response of a bulk delete: which records are gone, and why the others stay. */
export interface Removal {
  deleted: number[];
  kept: KeptRecord[];
  /** Brings them back for half a minute. */
  undo: string | null;
}

/** The response of a bulk change. */
export interface BulkChange {
  changed: number;
  kept: KeptRecord[];
  /** Brings back the former values for half a minute. */
  undo: string | null;
}

/** The response of a bulk creation: the new ids, and by their place in the request those that were refused. */
export interface BulkCreation {
  created: number[];
  refused: { place: number; message: string }[];
}

/** The response of undoing a deletion or a bulk change. */
export interface Restoration {
  restored: number;
  kept: KeptRecord[];
}

/** What this caller may do with an entity whose records it only reads. */
export type ReadCalls<R extends Identified, Q> = Pick<EntityCalls<R, Q, never, never>, 'list' | 'get'>;

interface Page<R> {
  data: R[];
  total: number;
}

/** The failure message of one of the five calls; `record` is the id of a single record. */
export function failureOf(entity: Labelled, operation: Operation, record?: number): Failure {
  const id = [entity.name, operation, ...(record === undefined ? [] : [record])].join('.');
  const labelOf = (field: string) => entity.fields?.[field]?.label;
  const failure: Failure = { id, text: recordFailure(entity, operation), labelOf };
  // Content that the server refused would be refused again.
  const isFinal = ({ status }: Problem) => status >= 400 && status < 500 && status !== 429;
  return operation === 'list' || operation === 'read' ? failure : { ...failure, isFinal };
}

/** What this file knows of a declaration. */
type Labelled = Named & { fields?: Readonly<Record<string, { label: string }>> };
type Listed = Labelled & { list?: { isLong?: boolean } };

/** The largest page of a list, and of summaries. */
const PAGE_SIZE = 200;
const SUMMARIES_SIZE = 1_000;

function isWhole({ list }: Listed, query: unknown): boolean {
  const isPage = typeof query === 'object' && query !== null && ('page' in query || 'pageSize' in query);
  return !isPage && !list?.isLong;
}

/** Page by page: thousands of records in one answer would keep everybody else waiting. */
async function everyPage<R extends Identified, Q>(
  list: { query(input?: Q): Promise<Page<R>> },
  pageSize: number,
  query?: Q,
): Promise<Page<R>> {
  const rows = new Map<number, R>();
  for (let page = 1; ; page += 1) {
    const { data, total } = await list.query({ ...query, page, pageSize } as Q);
    // A record that moved to a later page meanwhile comes twice.
    for (const row of data) rows.set(row.id, row);
    if (data.length < pageSize || page * pageSize >= total)
      return { data: [...rows.values()], total: rows.size };
  }
}

/** All records of an entity as summaries: for choosing among them and for their names, however many there are. */
export function entitySummaries<S extends Identified, Q>(entity: Listed, calls: SummaryCalls<S, Q>) {
  return queryOptions({
    queryKey: listKey(entity, SUMMARIES),
    queryFn: () => everyPage(calls.summaries, SUMMARIES_SIZE),
    meta: { failure: failureOf(entity, 'list') },
  });
}

/** An entity's lists and records as cached queries. */
export function entityQueries<R extends Identified, Q>(entity: Listed, calls: ReadCalls<R, Q>) {
  return {
    /** The whole list, or the part that a query selects; of a list without bounds at most its first page. */
    list: (query?: Q) =>
      queryOptions({
        queryKey: listKey(entity, query),
        queryFn: () =>
          isWhole(entity, query) ? everyPage(calls.list, PAGE_SIZE, query) : calls.list.query(query),
        meta: { failure: failureOf(entity, 'list') },
      }),
    one: (id: number) =>
      queryOptions({
        queryKey: [entity.name, 'one', id],
        queryFn: () => calls.get.query({ id }),
        meta: { failure: failureOf(entity, 'read', id) },
      }),
  };
}

/**
 * The list of an entity and its summaries: create appends, update replaces by id or appends, delete removes by id; each
 * failure goes to the error list. Partial lists are refetched after a change, for only the server knows what belongs in them.
 */
export function entityList<R extends Identified, Q, N, C extends Identified>(
  queries: QueryClient,
  entity: Listed,
  calls: EntityCalls<R, Q, N, C>,
) {
  const reads = entityQueries(entity, calls);

  /** A record is more than its summary, and may stand for it. */
  function edit(ofList: (rows: readonly R[]) => R[]): void {
    for (const queryKey of [listKey(entity), listKey(entity, SUMMARIES)]) {
      queries.setQueryData<Page<R>>(queryKey, (page) => {
        if (!page) return page;
        const data = ofList(page.data);
        return { data, total: page.total + data.length - page.data.length };
      });
      // A list requested before the change may be stale.
      const all = { queryKey, exact: true };
      const onItsWay = queries.getQueryCache().find({ ...all, fetchStatus: 'fetching' })?.promise;
      void onItsWay?.catch(() => undefined).then(() => queries.invalidateQueries(all));
    }
    void queries.invalidateQueries({
      queryKey: [entity.name, 'list'],
      predicate: ({ queryKey }) => queryKey[2] !== WHOLE && queryKey[2] !== SUMMARIES,
    });
  }

  return {
    create: (values: N) =>
      change(queries, failureOf(entity, 'create'), async () => {
        const row = await calls.create.mutate(values);
        edit((rows) => withRow(rows, row));
        return row;
      }),
    /** `isConflictShown`: the caller asks the user when somebody else was faster. */
    update: (values: C, { isConflictShown = false } = {}) =>
      change(queries, updateFailure(entity, values.id, isConflictShown), async () => {
        const row = await calls.update.mutate(values);
        queries.setQueryData(reads.one(row.id).queryKey, row);
        edit((rows) => withRow(rows, row));
        return row;
      }),
    /** Returns what undoes it. */
    remove: (id: number, reason = '') =>
      change(queries, failureOf(entity, 'delete', id), async () => {
        const answer = await calls.remove.mutate({ id, ...(reason && { reason }) });
        queries.removeQueries({ queryKey: reads.one(id).queryKey });
        edit((rows) => rows.filter((row) => row.id !== id));
        return undoOf(answer);
      }),
    removeMany: (selection: Selection, reason = '') =>
      change(queries, failureOf(entity, 'delete'), async () => {
        const removal = await calls.removeMany.mutate({ ...selection, ...(reason && { reason }) });
        const gone = new Set(removal.deleted);
        for (const id of gone) queries.removeQueries({ queryKey: reads.one(id).queryKey });
        edit((rows) => rows.filter((row) => !gone.has(row.id)));
        return removal;
      }),
    /** Sets the same values in all selected records. */
    changeMany: (selection: Selection, values: object) =>
      change(queries, failureOf(entity, 'update'), async () => {
        if (!calls.changeMany) throw new Error(`${entity.name} are changed one by one`);
        const answer = await calls.changeMany.mutate({ ...selection, values });
        void queries.invalidateQueries({ queryKey: [entity.name] });
        return answer;
      }),
    /** Undoes a bulk change. */
    undoChange: (undo: string) =>
      change(queries, failureOf(entity, 'update'), async () => {
        if (!calls.undoChange) throw new Error(`${entity.name} are changed one by one`);
        const answer = await calls.undoChange.mutate({ undo });
        void queries.invalidateQueries({ queryKey: [entity.name] });
        return answer;
      }),
    /** Undoes a deletion. */
    restore: (undo: string) =>
      change(queries, failureOf(entity, 'create'), async () => {
        const answer = await calls.restore.mutate({ undo });
        // Other records refer to them again, too.
        void queries.invalidateQueries();
        return answer;
      }),
  };
}

/** Creates many records with one call; the lists are read again. */
export function createMany<N>(
  queries: QueryClient,
  entity: Labelled,
  calls: CreationCalls<N>,
  records: N[],
): Promise<BulkCreation> {
  return change(queries, failureOf(entity, 'create'), async () => {
    const answer = await calls.createMany.mutate({ records });
    await queries.invalidateQueries({ queryKey: [entity.name] });
    return answer;
  });
}

function updateFailure(entity: Named, id: number, isConflictShown: boolean): Failure {
  const failure = failureOf(entity, 'update', id);
  return isConflictShown ? { ...failure, isShown: ({ code }) => code === 'version-conflict' } : failure;
}

function undoOf(answer: unknown): string | null {
  const isUndoable = answer !== null && typeof answer === 'object' && 'undo' in answer;
  return isUndoable && typeof answer.undo === 'string' ? answer.undo : null;
}

const WHOLE = 'whole';
const SUMMARIES = 'summaries';

function listKey(entity: Named, query?: unknown): readonly unknown[] {
  return [entity.name, 'list', query === undefined ? WHOLE : query];
}

/** The rows with one of them updated, in its old place or at the end. */
function withRow<R extends Identified>(rows: readonly R[], row: R): R[] {
  return rows.some(({ id }) => id === row.id)
    ? rows.map((known) => (known.id === row.id ? row : known))
    : [...rows, row];
}
