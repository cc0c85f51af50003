import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyBox } from '../layout/empty-box.tsx';
import { NotFoundPage } from '../layout/not-found-page.tsx';
import { ScrollPage } from '../layout/scroll-region.tsx';
import { useMay } from '../session/session.tsx';
import { GuestRequest } from './guest-request.tsx';
import { PeriodsForm } from './periods-form.tsx';
import { ReceiptList } from './receipt-list.tsx';
import * as texts from './texts.ts';

/** #/guest-data: how long guests are remembered, and what one may ask for. */
export function GuestDataPage() {
  const isAllowed = useMay()(['ROLE_ADMIN']);
  return isAllowed ? <GuestData /> : <NotFoundPage />;
}

function GuestData() {
  const { data, isError, refetch } = trpc.retention.show.useQuery(undefined, {
    staleTime: 0,
    meta: { failure: { id: 'retention', text: texts.loadFailed } },
  });
  return (
    <ScrollPage label={texts.title} className="max-w-5xl gap-8 pb-24">
      <div>
        <h1 className="font-display text-3xl">{texts.title}</h1>
        <p className="mt-1 max-w-prose text-muted">{texts.lead}</p>
      </div>
      {!data && isError && (
        <EmptyBox text={texts.loadFailed}>
          <Button look="secondary" onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        </EmptyBox>
      )}
      {!data && !isError && <div aria-hidden="true" className="skeleton h-96" />}
      {data && <PeriodsForm key={JSON.stringify(data.periods)} stored={data} />}
      <GuestRequest />
      <ReceiptList />
    </ScrollPage>
  );
}
