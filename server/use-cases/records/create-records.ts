import type { Fault } from '#domain/errors.ts';
import type { Entity, StoredDraft } from '#entities/entity.ts';
import type { Fields } from '#entities/field.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { RecordOptions } from './check-record.ts';
import { createRecordIn } from './create-record.ts';
import { faultAmong } from './fault-among.ts';

/** As many as one transaction creates without letting others wait. */
const AT_ONCE = 12;

export interface BulkCreation {
  created: number[];
  /** Those that could not be created: their place in the request, from 0, and why. */
  refused: { place: number; fault: Fault }[];
}

/**
 * Creates many records, in parts with a transaction each. Every one is checked as one that is created alone; those that fail
 * are left out. `at` reads the draft of a place when it is its turn: null = its values are invalid.
 */
export async function createRecords<F extends Fields>(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  entity: Entity<F>,
  drafts: { count: number; at: (place: number) => StoredDraft<F> | null },
  options: RecordOptions<F> = {},
): Promise<BulkCreation> {
  const result: BulkCreation = { created: [], refused: [] };
  for (let start = 0; start < drafts.count; start += AT_ONCE) {
    const places = Array.from({ length: Math.min(AT_ONCE, drafts.count - start) }, (_, n) => start + n);
    const part = places.map((place) => ({ place, draft: drafts.at(place) }));
    const done = await deps.db.transaction(async (stores) => {
      const made: BulkCreation = { created: [], refused: [] };
      for (const { place, draft } of part) {
        const fault = draft
          ? await faultAmong(async () =>
              made.created.push((await createRecordIn(stores, actor, entity, draft, options)).id),
            )
          : INVALID;
        if (fault) made.refused.push({ place, fault });
      }
      return made;
    });
    result.created.push(...done.created);
    result.refused.push(...done.refused);
  }
  return result;
}

const INVALID: Fault = { code: 'invalid' };
