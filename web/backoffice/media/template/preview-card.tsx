import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ImageTemplate } from '#domain/drawing/image-template.ts';
import { problemOf, trpc } from '#web/lib/trpc.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import * as texts from './texts.ts';

/** The subject that the template is filled in for. */
interface Subject {
  product: number | null;
  branch: number | null;
}

interface PreviewCardProps extends Subject {
  template: ImageTemplate;
  /** Of the template, for the downloaded file. */
  name: string;
}

/** Debounce before the server is asked to render, in ms. */
const PAUSE_MS = 400;

/** The finished picture as the server renders the current draft: nothing has to be saved for it. */
export function PreviewCard({ template, name, product, branch }: PreviewCardProps) {
  const { client } = trpc.useUtils();
  const wanted = JSON.stringify(draftOf(template, { product, branch }));
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    const wait = setTimeout(() => setAsked(wanted), PAUSE_MS);
    return () => clearTimeout(wait);
  }, [wanted]);
  const made = useQuery({
    queryKey: ['image-template', 'preview', asked],
    queryFn: () => client.imageTemplates.preview.mutate(JSON.parse(asked) as ReturnType<typeof draftOf>),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
  const isLate = made.isFetching || asked !== wanted;
  return (
    <section aria-label={texts.preview} aria-busy={isLate} className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-medium text-sm">{texts.previewTitle}</h3>
        <p aria-live="polite" className="ml-auto text-muted text-sm">
          {isLate ? texts.drawing : ''}
        </p>
        {made.data && !isLate && (
          <a
            href={made.data.picture}
            download={texts.pictureFile({ name: name || texts.picture })}
            className={buttonClass({ look: 'secondary', size: 'small' })}
          >
            <StaffIcon name="download" />
            {texts.downloadPicture}
          </a>
        )}
      </div>
      {made.isError && !isLate && (
        <p className="flex flex-wrap items-center gap-3 rounded-theme border border-warning/30 bg-warning-soft px-4 py-2">
          {problemOf(made.error).status === 404
            ? texts.notPublic
            : (problemOf(made.error).message ?? texts.previewFailed)}
          <Button look="secondary" size="small" onClick={() => void made.refetch()}>
            {texts.retry}
          </Button>
        </p>
      )}
      {made.data && (
        <div className="flex justify-center rounded-theme bg-sand p-4">
          <img
            src={made.data.picture}
            alt={texts.previewAlt}
            className="max-h-[35rem] max-w-full object-contain shadow-lift"
          />
        </div>
      )}
      {made.isPending && <div className="skeleton h-48" aria-hidden="true" />}
    </section>
  );
}

/** The values of a template that the call takes, without the other fields of a record. */
function draftOf({ width, height, backgroundColor, background, layers }: ImageTemplate, subject: Subject) {
  return { width, height, backgroundColor, background, layers: [...layers], ...subject };
}
