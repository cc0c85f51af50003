import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useMay } from '../session/session.tsx';
import { useSetup } from './use-setup.ts';

/** The first screen: the steps of the set-up until the first order, for those who set it up; then the usual one. */
export function StartRoute({ usual }: { usual: ReactNode }) {
  return useMay()(['ROLE_ADMIN']) ? <OwnerStart usual={usual} /> : usual;
}

function OwnerStart({ usual }: { usual: ReactNode }) {
  const { data, isPending, isFetching } = useSetup();
  // An answer from before the first order is no answer.
  if (isPending || (isFetching && !data?.hasOrders))
    return <div aria-hidden="true" className="skeleton m-6 h-96" />;
  return data?.hasOrders === false ? <Navigate to="/setup" replace /> : usual;
}
