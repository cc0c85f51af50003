import { AppError } from '#domain/errors.ts';
import { logRefusal } from '#use-cases/access/log-refusal.ts';
import type { Access } from './access.ts';
import { requireAccess } from './access.ts';
import type { Context } from './context.ts';

/** Like requireAccess, but also logs, up to a limit, a person who asks for more than their role allows. */
export function requireAccessAndLog(
  ctx: Context,
  access: Access,
  call: string,
  options?: { isForFactor?: boolean },
): void {
  try {
    requireAccess(ctx.actor, access, options);
  } catch (error) {
    if (error instanceof AppError && error.code === 'forbidden') logDenied(ctx, call);
    throw error;
  }
}

function logDenied({ deps, actor, limit }: Context, call: string): void {
  if (actor.kind !== 'user') return;
  try {
    limit('refusal-logs', String(actor.id));
  } catch {
    return;
  }
  logRefusal(deps, actor, call).catch((error: unknown) =>
    deps.log.warn({ err: error }, 'refusal not logged'),
  );
}
