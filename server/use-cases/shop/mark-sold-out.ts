import { AppError } from '#domain/errors.ts';
import { branch } from '#entities/branch.ts';
import type { StoredRecord } from '#entities/entity.ts';
import { product } from '#entities/product.ts';
import type { SoldOutInput } from '#inputs/sold-out.ts';
import { soldOutMessage } from '#text/log-texts.ts';
import { type Actor, authorOf, mayActForBranch } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { requireInScope, titleOf } from '#use-cases/records/record-scope.ts';

/**
 * Marks a product as sold out in a branch, or as available again; visitors see it at once. Repeating it changes nothing.
 * Throws 'not-found' for a product or a branch that does not exist or is not the actor's.
 */
export function markSoldOut(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { id, branch: at, isSoldOut }: SoldOutInput,
): Promise<StoredRecord<typeof product.fields>> {
  return db.transaction(async (stores) => {
    await stores.records.lock();
    const place = mayActForBranch(actor, at) ? await stores.records.byId(branch, at) : null;
    if (!place) throw new AppError('not-found');
    const former = requireInScope(product, actor, await stores.records.byId(product, id));
    if (former.soldOut.some((one) => one.id === at) === isSoldOut) return former;
    const elsewhere = former.soldOut.filter((one) => one.id !== at);
    const soldOut = isSoldOut ? [...elsewhere, { id: at }] : elsewhere;
    const row = await stores.records.update(product, id, { soldOut });
    await stores.logs.add({
      level: 'info',
      source: actor.kind === 'device' ? 'device' : 'staff',
      message: soldOutMessage({
        record: titleOf(product, row),
        branch: place.name,
        state: isSoldOut ? 'soldOut' : 'available',
      }),
      ...authorOf(actor),
      branch: at,
      subject: product.name,
      subjectId: id,
    });
    return row;
  });
}
