import { useState } from 'react';
import type { RetentionPeriods } from '#domain/privacy/retention.ts';
import { formatDate } from '#text/calendar/calendar.ts';
import { notify } from '#web/lib/notices.ts';
import { faultsOf, trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '../crud/confirm-dialog.tsx';
import { useSession } from '../session/session.tsx';
import { PeriodFields, Sources } from './period-fields.tsx';
import { type Preview, PreviewTable } from './preview-table.tsx';
import * as texts from './texts.ts';

interface Stored {
  periods: RetentionPeriods;
  startsAt: string;
  isStarted: boolean;
  preview: Preview;
}

/** The periods by country. What another period would take with it is shown before it can be saved. */
export function PeriodsForm({ stored }: { stored: Stored }) {
  const utils = trpc.useUtils();
  const { zoneOf, branches } = useSession();
  const [periods, setPeriods] = useState(stored.periods);
  const [shown, setShown] = useState<RetentionPeriods | null>(null);
  const [isAsking, setAsking] = useState(false);
  const preview = trpc.retention.preview.useMutation({
    meta: { failure: { id: 'retention.preview', text: texts.previewFailed } },
  });
  const save = trpc.retention.save.useMutation({
    meta: { failure: { id: 'retention.save', text: texts.saveFailed } },
    onSuccess: async () => {
      notify({ text: texts.saved, tone: 'success' });
      setAsking(false);
      await utils.retention.invalidate();
    },
  });
  const isChanged = JSON.stringify(periods) !== JSON.stringify(stored.periods);
  const isShown = shown !== null && JSON.stringify(shown) === JSON.stringify(periods);
  const errors = new Map(
    [...faultsOf(preview.error), ...faultsOf(save.error)].map(({ field = '', message }) => [
      field.replace(/^periods\./, ''),
      message,
    ]),
  );
  const look = async () => {
    await preview.mutateAsync({ periods }).then(
      () => setShown(periods),
      () => setShown(null),
    );
  };
  const startsOn = formatDate(new Date(stored.startsAt), zoneOf(branches[0]?.id ?? 0));
  return (
    <section aria-labelledby="periods" className="flex flex-col gap-5">
      {!stored.isStarted && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-warning bg-warning-soft p-4">
          <p>{texts.startsLater({ day: startsOn })}</p>
          <Button look="secondary" onClick={() => setAsking(true)}>
            {texts.startNow}
          </Button>
        </div>
      )}
      <div>
        <h2 id="periods" className="font-display text-2xl">
          {texts.periods}
        </h2>
        <p className="mt-1 max-w-prose text-muted">{texts.periodsNote}</p>
      </div>
      <PeriodFields periods={periods} errors={errors} onChange={setPeriods} />
      <Sources />
      {isChanged && (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            look={isShown ? 'secondary' : 'primary'}
            disabled={preview.isPending}
            onClick={() => void look()}
          >
            {preview.isPending ? texts.previewing : texts.showPreview}
          </Button>
          <Button
            disabled={!isShown || save.isPending}
            onClick={() => save.mutate({ periods, startsNow: false })}
          >
            {save.isPending ? texts.saving : texts.save}
          </Button>
          {!isShown && <p className="text-muted text-sm">{texts.previewFirst}</p>}
        </div>
      )}
      {isShown && preview.data ? (
        <PreviewTable title={texts.previewOfNew} preview={preview.data} />
      ) : (
        <PreviewTable title={texts.preview} preview={stored.preview} />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.startTitle}
        text={texts.startText}
        confirm={texts.startNow}
        isDanger
        isBusy={save.isPending}
        onConfirm={() => save.mutate({ periods: stored.periods, startsNow: true })}
        onCancel={() => setAsking(false)}
      />
    </section>
  );
}
