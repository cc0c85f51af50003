import { useQuery } from '@tanstack/react-query';
import { user } from '#entities/user.ts';
import { byName } from '#web/lib/by-name.ts';
import { entityQueries } from '#web/lib/entity-list.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useMay } from '../session/session.tsx';
import * as texts from './texts.ts';

/** A person working in a branch, as far as the reader may know. */
export interface Person {
  id: number;
  name: string;
  /** null where the reader may not see the contract, or it says nothing. */
  weeklyHours: number | null;
  isActive: boolean;
  /** The zone for this person's times; null without a branch. */
  branch: number | null;
}

/** The people of a branch by name; managers see contract hours, colleagues only names. */
export function useBranchPeople(branch: number | null): { people: readonly Person[]; isLoaded: boolean } {
  const isLead = useMay()(['ROLE_MANAGER']);
  const { client } = trpc.useUtils();
  const users = useQuery({ ...entityQueries(user, client.users).list(), enabled: isLead });
  const colleagues = trpc.staff.list.useQuery(undefined, { enabled: !isLead });
  const found = isLead
    ? (users.data?.data ?? [])
        // Administrators work wherever they are needed.
        .filter(({ branches, roles }) => isAt(branches, branch) || roles.includes('ROLE_ADMIN'))
        .map((row) => ({ ...row, weeklyHours: row.weeklyHours || null }))
    : (colleagues.data?.data ?? [])
        .filter(({ branches }) => isAt(branches, branch))
        .map((row) => ({ ...row, email: '', weeklyHours: null }));
  const people = byName(
    found.map(({ id, firstName, lastName, email, weeklyHours, isEnabled, branches }) => ({
      id,
      name: [firstName, lastName].filter(Boolean).join(' ') || email || texts.recordNumber({ number: id }),
      weeklyHours,
      isActive: isEnabled,
      branch: branches[0]?.id ?? null,
    })),
  );
  return { people, isLoaded: isLead ? users.isSuccess : colleagues.isSuccess };
}

function isAt(branches: readonly { id: number }[], branch: number | null): boolean {
  return branch === null || branches.some(({ id }) => id === branch);
}
