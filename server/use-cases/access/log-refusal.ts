import { refusalMessage } from '#text/log-texts.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { Actor } from './actor.ts';

/** Logs that a person asked for something their role does not allow. `call` is the name of the procedure. */
export async function logRefusal(deps: Deps, actor: Actor & { kind: 'user' }, call: string): Promise<void> {
  await deps.db.logs.add({
    level: 'warning',
    source: 'server',
    message: refusalMessage({ call }),
    actor: actor.name,
    user: actor.id,
    branch: actor.branches[0] ?? null,
    subject: 'user',
    subjectId: actor.id,
  });
}
