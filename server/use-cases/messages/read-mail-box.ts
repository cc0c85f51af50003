import { AppError } from '#domain/errors.ts';
import { branchScope, type UserActor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { pageOf } from '#use-cases/records/list-records.ts';
import type { KeptMail, KeptMailContent } from './mail-box.ts';

interface Page {
  page?: number | undefined;
  pageSize?: number | undefined;
}

/** The messages that were kept because there is no mail server, newest first, as far as the actor may read them (R288). */
export async function listKeptMails(
  deps: Deps,
  actor: UserActor,
  { page = 1, pageSize }: Page,
): Promise<{ data: KeptMail[]; total: number }> {
  return deps.mailBox.list(await readerOf(deps, actor), pageOf({ page, pageSize }, true));
}

/** One of them with its content. Throws 'not-found', also for one that the actor may not read. */
export async function readKeptMail(deps: Deps, actor: UserActor, id: string): Promise<KeptMailContent> {
  const mail = await deps.mailBox.read(id);
  if (!mail || !(await readerOf(deps, actor))(mail)) throw new AppError('not-found');
  return mail;
}

/** Whose mails somebody reads: those of their branches, and what concerns the shop if they manage all of it. */
async function readerOf(
  { db }: Deps,
  actor: UserActor,
): Promise<(mail: Pick<KeptMail, 'audience'>) => boolean> {
  const scope = branchScope(actor);
  if (scope === 'all') return () => true;
  const { shop } = await db.shop.snapshot();
  const isOfAll = shop.branches.length > 0 && shop.branches.every(({ id }) => scope.includes(id));
  return ({ audience }) => (audience === 'shop' ? isOfAll : audience !== null && scope.includes(audience));
}
