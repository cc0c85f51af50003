import { useQueryClient } from '@tanstack/react-query';
import { config } from '#entities/config.ts';
import type { RecordValues } from '../crud/record.ts';
import { useSession } from '../session/session.tsx';

/**
 * A further branch is public once somebody says so. The first one can be from the start: guests see that the shop opens soon
 * until somebody opens it (R198).
 */
export function useBranchStart(): RecordValues {
  const { branches } = useSession();
  return branches.length > 0 ? { isPublic: false } : {};
}

/** The first branch has changed the settings. */
export function useBranchCreated(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: [config.name] });
}
