import { connectionOf } from '#domain/access/client-address.ts';
import { HOUR } from '#domain/time/zoned-time.ts';
import { type Actor, branchScope } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';

/** By branch and connection: when this process last noted it. */
const noted = new WeakMap<object, Map<string, number>>();

/**
 * Notes that a branch works from this connection: its board or a device asks for orders. Terminals, kiosks and tables behind the
 * same connection are one address with many orders, and no flood (R342). Once an hour; a failure is nobody's loss.
 */
export function noteHouse(deps: Deps, actor: Actor, address: string): void {
  const scope = branchScope(actor);
  const connection = connectionOf(address);
  // Administrators of all branches are nowhere at home.
  if (scope === 'all' || connection === null) return;
  const at = deps.clock.now();
  const known = noted.get(deps) ?? new Map<string, number>();
  noted.set(deps, known);
  for (const branch of scope) {
    const key = `${branch} ${connection}`;
    if (at.getTime() - (known.get(key) ?? 0) < HOUR) continue;
    known.set(key, at.getTime());
    void store(deps, branch, connection, at).catch((error: unknown) =>
      deps.log.warn({ err: error }, 'the connection of a branch was not noted'),
    );
  }
}

async function store({ db, secrets }: Deps, branch: number, connection: string, at: Date): Promise<void> {
  await db.brake.noteHouse(branch, secrets.fingerprint(connection, 'sender address'), at);
}
