import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { config as configEntity } from '#entities/config.ts';
import { recordFailure } from '#text/errors/error-catalogue.ts';
import { singleQuery } from '#web/lib/single-record.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useMay, useSession } from '../session/session.tsx';

/** The first screen: the steps of the set-up until the shop is open, for those who set it up; then the usual one. */
export function StartRoute({ usual }: { usual: ReactNode }) {
  const may = useMay();
  const { branches } = useSession();
  const { client } = trpc.useUtils();
  const config = useQuery({
    ...singleQuery('config', recordFailure(configEntity, 'read'), () => client.config.get.query()),
    // The session has just loaded it.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isNew = may(['ROLE_ADMIN']) && (branches.length === 0 || config.data?.isOpeningSoon === true);
  return isNew ? <Navigate to="/setup" replace /> : usual;
}
