import { Link } from 'react-router-dom';
import { EVERY_ENTITY } from '#entities/index.ts';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { useMay } from '../session/session.tsx';
import * as texts from './texts.ts';

interface Use {
  entity: string;
  id: number;
  title: string;
  isDetachable: boolean;
}

interface UsageCardProps {
  /** The call that finds the usages. */
  found: {
    data: { data: Use[] } | undefined;
    isPending: boolean;
    isError: boolean;
    refetch: () => Promise<unknown>;
  };
  /** What it means if nothing uses it. */
  unused: string;
}

/** Where a picture or file is used, with links. */
export function UsageCard({ found, unused }: UsageCardProps) {
  const may = useMay();
  const uses = found.data?.data ?? [];
  return (
    <section aria-label={texts.usedIn} className="rounded-card border border-line bg-card p-5 sm:p-6">
      <h2 className="font-display text-xl">{texts.usedIn}</h2>
      {found.isPending && <div className="skeleton mt-4 h-16" aria-hidden="true" />}
      {found.isError && !found.data && (
        <p className="mt-4 flex flex-wrap items-center gap-3">
          {texts.usageNotLoaded}
          <Button look="secondary" size="small" onClick={() => void found.refetch()}>
            {texts.retry}
          </Button>
        </p>
      )}
      {found.data && uses.length === 0 && <p className="mt-2 text-muted">{unused}</p>}
      {uses.length > 0 && (
        <ul className="mt-3 divide-y divide-line">
          {uses.map((use) => {
            const path = pathOf(use);
            const read = EVERY_ENTITY.find(({ name }) => name === use.entity)?.access.read ?? 'public';
            const canOpen = path !== null && may(read === 'public' ? ['ROLE_EMPLOYEE'] : read);
            return (
              <li key={`${use.entity} ${use.id}`} className="flex min-h-11 items-center">
                {canOpen ? (
                  <Link
                    to={path}
                    className="flex min-h-11 flex-1 items-center gap-2 font-medium underline-offset-4 hover:underline"
                  >
                    {use.title}
                    <StaffIcon name="chevron-right" className="ml-auto size-4" />
                  </Link>
                ) : (
                  use.title
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

/** The screen of a record; null if it has none. */
function pathOf({ entity, id }: Use): string | null {
  if (entity === 'order') return `/history/${id}`;
  if (entity === 'config') return '/config';
  const path = EVERY_ENTITY.find(({ name }) => name === entity)?.path;
  return path ? `${path}/${id}` : null;
}
