import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { IMAGE_SIZES, type ImageRef, type ImageSize, imagePath } from '#domain/media/image.ts';
import { image } from '#entities/image.ts';
import { notify } from '#web/lib/notices.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import type { RecordRow } from '../crud/record.ts';
import type { ExtrasProps } from '../crud/screen.ts';
import { useMay } from '../session/session.tsx';
import { CopyButton } from './copy-button.tsx';
import { PICTURE_FILES } from './file-kinds.ts';
import { invalidatePictures } from './image-calls.ts';
import { QueueList } from './queue-list.tsx';
import { ReplaceButton } from './replace-button.tsx';
import { useReplaced } from './replaced.ts';
import { type Sending, sendPicture } from './send-file.ts';
import * as texts from './texts.ts';
import { UsageCard } from './usage-card.tsx';
import { useFileQueue } from './use-file-queue.ts';

const CropDialog = lazy(() => import('./crop-dialog.tsx').then((module) => ({ default: module.CropDialog })));

/** Below the alt text of a picture: the picture with its file, its URLs, and where it is used. */
export function ImageExtras({ record, values }: ExtrasProps) {
  const picture = refOf(record);
  const usage = trpc.images.usage.useQuery({ id: record.id }, { staleTime: 0 });
  return (
    <>
      <PictureCard picture={picture} alt={typeof values.alt === 'string' ? values.alt : picture.alt} />
      <UsageCard found={usage} unused={texts.unusedPicture} />
      <AddressCard picture={picture} />
    </>
  );
}

function PictureCard({ picture, alt }: { picture: ImageRef; alt: string }) {
  const queries = useQueryClient();
  const canWrite = useMay()(image.access.write);
  const onReplaced = useReplaced();
  const [isCropping, setCropping] = useState(false);
  const replace = (file: File, sending: Sending) =>
    sendPicture<RecordRow>(
      // Unsaved input is stored along with the file, because the form is reset.
      { method: 'PUT', path: `${image.path}/${picture.id}`, values: { id: picture.id, alt } },
      file,
      sending,
    );
  const done = () => {
    invalidatePictures(queries);
    notify({ text: texts.pictureReplaced, tone: 'success' });
    onReplaced();
  };
  const queue = useFileQueue(replace, done);
  return (
    <section aria-label={texts.picture} className="rounded-card border border-line bg-card p-5 sm:p-6">
      <h2 className="font-display text-xl">{texts.picture}</h2>
      <p className="mt-1 text-muted text-sm tabular-nums">
        {texts.pictureFacts({ ...picture, type: picture.extension.toUpperCase() })}
      </p>
      <div className="mt-4 flex justify-center rounded-theme bg-sand p-3">
        <img src={imagePath(picture, 'medium')} alt={alt || texts.undescribed} className="max-h-[45dvh]" />
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        {canWrite && (
          <>
            <ReplaceButton
              kind={PICTURE_FILES}
              isDisabled={queue.isBusy}
              onFile={(file) => queue.add([file])}
            />
            <Button look="secondary" disabled={queue.isBusy} onClick={() => setCropping(true)}>
              <StaffIcon name="crop" />
              {texts.crop}
            </Button>
          </>
        )}
        <a
          href={imagePath(picture)}
          download={texts.pictureFileName(picture)}
          className={buttonClass({ look: 'secondary' })}
        >
          <StaffIcon name="download" />
          {texts.download}
        </a>
      </div>
      <div className="mt-4 empty:hidden">
        <QueueList queue={queue} />
      </div>
      {isCropping && (
        <Suspense fallback={null}>
          <CropDialog
            title={texts.cropTitle}
            hint={texts.cropReplaces}
            source={{ url: imagePath(picture), name: texts.pictureFileName(picture) }}
            alt={null}
            mayKeepWhole={false}
            save={async (file, _alt, sending) => {
              await replace(file, sending);
              done();
            }}
            onClose={() => setCropping(false)}
          />
        </Suspense>
      )}
    </section>
  );
}

function AddressCard({ picture }: { picture: ImageRef }) {
  const longest = Math.max(picture.width, picture.height);
  const sizes: readonly (readonly [string, number, string])[] = [
    ...(Object.keys(texts.IMAGE_SIZES) as ImageSize[]).map(
      (size) =>
        [texts.IMAGE_SIZES[size], Math.min(IMAGE_SIZES[size], longest), imagePath(picture, size)] as const,
    ),
    [texts.original, longest, imagePath(picture)],
  ];
  return (
    <section aria-label={texts.sizesTitle} className="rounded-card border border-line bg-card p-5 sm:p-6">
      <h2 className="font-display text-xl">{texts.sizesTitle}</h2>
      <p className="mt-1 max-w-prose text-muted text-sm">{texts.sizesHint}</p>
      <ul className="mt-3 divide-y divide-line">
        {sizes.map(([name, edge, path]) => (
          <li key={name} className="flex items-center gap-3 py-1">
            <span className="w-40 shrink-0">
              {name} <span className="text-muted text-sm tabular-nums">{texts.pixels({ edge })}</span>
            </span>
            <a
              href={path}
              target="_blank"
              rel="noreferrer"
              className="min-w-0 flex-1 truncate text-muted text-sm underline-offset-4 hover:underline"
            >
              {path}
            </a>
            <CopyButton label={texts.copyAddressOf({ name })} text={`${window.location.origin}${path}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The server's record of a picture, whose types the form does not know. */
function refOf({ id, version, extension, alt, width, height }: RecordRow): ImageRef {
  return {
    id,
    version: Number(version),
    extension: String(extension),
    alt: String(alt),
    width: Number(width),
    height: Number(height),
  };
}
