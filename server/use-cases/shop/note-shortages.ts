import { AppError, validationError } from '#domain/errors.ts';
import { type Shortage, type ShortageCommand, shortageOf, withShortages } from '#domain/shop/shortage.ts';
import { branch } from '#entities/branch.ts';
import type { StoredRecord } from '#entities/entity.ts';
import { product } from '#entities/product.ts';
import type { ShortageInput } from '#inputs/shortage.ts';
import { fewLeftMessage, optionTitle, severalShort, soldOutMessage } from '#text/log-texts.ts';
import { type Actor, authorOf, mayActForBranch } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { requireInScope, titleOf } from '#use-cases/records/record-scope.ts';
import { setSoldOut } from '#use-cases/records/set-sold-out.ts';

type ProductRow = StoredRecord<typeof product.fields>;
type BranchRow = StoredRecord<typeof branch.fields>;

/** What is short, and how; products and options each once. */
export interface ShortageRequest {
  branch: number;
  products: readonly number[];
  options: readonly string[];
  command: ShortageCommand;
}

/** The command of a request. Throws the fault of one that lacks the number left. */
export function shortageCommandOf({ state, length, left }: ShortageInput): ShortageCommand {
  if (state === 'back') return { type: 'back' };
  if (state === 'gone') return { type: 'gone', length: length ?? 'open' };
  if (left === undefined) throw validationError([{ code: 'required', field: 'left' }]);
  return { type: 'left', left };
}

/**
 * Notes that products and options are sold out in a branch, few, or there again (R230, R231, R232); visitors see it at once.
 * Repeating it changes nothing. Throws 'not-found' for a product or a branch that does not exist or is not the actor's.
 */
export function noteShortages(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  request: ShortageRequest,
): Promise<{ branch: BranchRow; products: ProductRow[] }> {
  return db.transaction(async (stores) => {
    await stores.records.lock();
    const { command } = request;
    const ids = [...new Set(request.products)];
    const place = mayActForBranch(actor, request.branch)
      ? await stores.records.byId(branch, request.branch)
      : null;
    if (!place) throw new AppError('not-found');
    const rows = await stores.records.byIds(product, ids);
    if (rows.length !== ids.length) throw new AppError('not-found');
    for (const row of rows) requireInScope(product, actor, row);
    const things = [
      ...ids.map((id) => ({ product: id, option: '' })),
      ...[...new Set(request.options)].map((option) => ({ product: null, option })),
    ];
    const before: readonly Shortage[] = place.shortages;
    const notes = things.flatMap((thing) => shortageOf(thing, command, clock.now(), place.timeZone) ?? []);
    const after = withShortages(before, things, notes);
    const products = await setSoldOut(stores, rows, place.id, command.type === 'gone');
    const isNoted = comparable(before) !== comparable(after);
    if (!isNoted && products.every((row, index) => row === rows[index])) return { branch: place, products };
    const saved = isNoted ? await stores.records.update(branch, place.id, { shortages: after }) : place;
    const [first] = rows;
    const titles = [
      ...rows.map((row) => titleOf(product, row)),
      ...request.options.map((option) => optionTitle({ option })),
    ];
    await stores.logs.add({
      level: 'info',
      source: actor.kind === 'device' ? 'device' : 'staff',
      message: messageOf(titles, place.name, command),
      ...authorOf(actor),
      branch: place.id,
      ...(first && rows.length === 1
        ? { subject: product.name, subjectId: first.id }
        : { subject: branch.name, subjectId: place.id }),
    });
    return { branch: saved, products };
  });
}

/** Names everything that a person can read at a glance; of more, how much it is. */
function messageOf(titles: readonly string[], at: string, command: ShortageCommand): string {
  const record = titles.length > 5 ? severalShort({ count: titles.length }) : titles.join(', ');
  if (command.type === 'left') return fewLeftMessage({ record, branch: at, left: command.left });
  return soldOutMessage({ record, branch: at, state: command.type === 'gone' ? 'soldOut' : 'available' });
}

/** The notes as they can be compared: the database keeps neither their order nor that of their fields. */
function comparable(list: readonly Shortage[]): string {
  const words = list.map(({ product: id, option, until, left }) => JSON.stringify([id, option, until, left]));
  return words.toSorted().join();
}
