import { useQuery } from '@tanstack/react-query';
import { config as configEntity } from '#entities/config.ts';
import { recordFailure } from '#text/errors/error-catalogue.ts';
import { NotFoundPage } from '#web/backoffice/layout/not-found-page.tsx';
import { useMay } from '#web/backoffice/session/session.tsx';
import { singleQuery } from '#web/lib/single-record.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfigForm } from './config-form.tsx';
import * as texts from './texts.ts';

/** #/config: the settings of the whole shop. */
export function ConfigPage() {
  const { client } = trpc.useUtils();
  const may = useMay();
  const isAllowed = may(['ROLE_MANAGER']);
  const stored = useQuery({
    ...singleQuery('config', recordFailure(configEntity, 'read'), () => client.config.get.query()),
    enabled: isAllowed,
    // A form must not start from a stale record.
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (!isAllowed) return <NotFoundPage />;
  if (stored.isError)
    return (
      <div className="mx-auto flex max-w-xl flex-col items-center gap-4 px-4 py-16 text-center">
        <p>{recordFailure(configEntity, 'read')}</p>
        <Button onClick={() => void stored.refetch()}>{texts.retry}</Button>
      </div>
    );
  if (!stored.data || (stored.isFetching && !stored.isFetchedAfterMount))
    return <div aria-hidden="true" className="skeleton m-6 h-96" />;
  return <ConfigForm stored={{ ...stored.data }} />;
}
