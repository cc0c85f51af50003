import type { Deps } from '#use-cases/ports.ts';
import type { Seal } from './journal-store.ts';
import { hashOf, NO_HASH, sealJournal } from './seal-journal.ts';

const BATCH = 1_000;

export interface JournalFault {
  /** changed: the entry is not what was sealed. missing: it is gone. gap: seals are missing, or do not follow one another. */
  kind: 'changed' | 'missing' | 'gap';
  place: string;
  entry: string;
}

export interface JournalProof {
  isIntact: boolean;
  /** Entries that were checked. */
  checked: number;
  /** The first place that is still there; more than 1 after some were removed by rule. */
  first: string | null;
  /** The last place and its hash: who notes it down can prove later that nothing before was changed. */
  last: { place: string; hash: string } | null;
  fault: JournalFault | null;
  checkedAt: string;
}

/** Reads the whole journal and checks every seal (R354): whether an entry was changed, removed or put in between. */
export async function verifyJournal(
  deps: Pick<Deps, 'db' | 'log' | 'clock' | 'turns'>,
): Promise<JournalProof> {
  await sealJournal(deps, { isComplete: true });
  const proof: JournalProof = {
    isIntact: true,
    checked: 0,
    first: null,
    last: null,
    fault: null,
    checkedAt: deps.clock.now().toISOString(),
  };
  let last: Seal | null = null;
  for (;;) {
    const seals = await deps.db.journal.sealed(last?.place ?? 0n, BATCH);
    for (const { text, ...seal } of seals) {
      proof.first ??= String(seal.place);
      const kind = faultOf(seal, text, last ?? (await beforeFirst(deps, seal)));
      if (kind) {
        const fault = { kind, place: String(seal.place), entry: String(seal.entry) };
        return { ...proof, isIntact: false, fault };
      }
      last = seal;
      proof.checked += 1;
      proof.last = { place: String(seal.place), hash: seal.hash };
    }
    if (seals.length < BATCH) return proof;
    await deps.turns.next();
  }
}

type Before = Pick<Seal, 'place' | 'hash'>;

function faultOf(seal: Seal, text: string | null, before: Before | null): JournalFault['kind'] | null {
  if (!before || seal.place !== before.place + 1n || seal.previous !== before.hash) return 'gap';
  if (text === null) return 'missing';
  return hashOf(seal.previous, seal.place, text) === seal.hash ? null : 'changed';
}

/** What the first seal follows: nothing, or the place up to which the rule has removed entries, as its own entry says. */
async function beforeFirst({ db }: Pick<Deps, 'db'>, first: Seal): Promise<Before | null> {
  if (first.place === 1n) return { place: 0n, hash: NO_HASH };
  const [removal] = await db.journal.list({ action: 'journal-removed' }, { take: 1 });
  const { place, hash } = removal?.change?.after ?? {};
  return typeof place === 'string' && typeof hash === 'string' ? { place: BigInt(place), hash } : null;
}
