import { AppError } from '#domain/errors.ts';
import type { StoredRecord } from '#entities/entity.ts';
import type { product } from '#entities/product.ts';
import type { SoldOutInput } from '#inputs/sold-out.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { noteShortages } from './note-shortages.ts';

/**
 * Marks a product as sold out in a branch until further notice, or as available again; visitors see it at once. Repeating it
 * changes nothing. Throws 'not-found' for a product or a branch that does not exist or is not the actor's.
 */
export async function markSoldOut(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { id, branch, isSoldOut }: SoldOutInput,
): Promise<StoredRecord<typeof product.fields>> {
  const command = isSoldOut ? { type: 'gone' as const, length: 'open' as const } : { type: 'back' as const };
  const { products } = await noteShortages(deps, actor, { branch, products: [id], options: [], command });
  const [row] = products;
  if (!row) throw new AppError('not-found');
  return row;
}
