import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { type ImageRef, imagePath } from '#domain/media/image.ts';
import { image } from '#entities/image.ts';
import { Button } from '#web/ui/button.tsx';
import { DropZone } from '#web/ui/drop-zone.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { SortableList } from '../crud/inputs/sortable-list.tsx';
import { useMay } from '../session/session.tsx';
import { PICTURE_FILES } from './file-kinds.ts';
import { createPicture, imageRefOf, invalidatePictures } from './image-calls.ts';
import { LibraryDialog } from './library-dialog.tsx';
import { PictureRow } from './picture-row.tsx';
import { QueueList } from './queue-list.tsx';
import * as texts from './texts.ts';
import { useFileQueue } from './use-file-queue.ts';

const CropDialog = lazy(() => import('./crop-dialog.tsx').then((module) => ({ default: module.CropDialog })));

interface PicturesFieldProps {
  id: string;
  label: string;
  value: readonly ImageRef[];
  onChange: (pictures: ImageRef[]) => void;
  isMultiple: boolean;
  isDisabled: boolean;
  error?: string | undefined;
}

/** The dialog open above the field. */
type Opened =
  | { kind: 'library' }
  /** A single chosen file: it can be cropped and described before it is stored. */
  | { kind: 'new'; file: File }
  | { kind: 'crop'; picture: ImageRef };

/** Pictures of a record: chosen from disk, dropped, or from the library; described, cropped, sorted, removed. */
export function PicturesField({
  id,
  label,
  value,
  onChange,
  isMultiple,
  isDisabled,
  error,
}: PicturesFieldProps) {
  const queries = useQueryClient();
  const canStore = useMay()(image.access.write) && !isDisabled;
  const [opened, setOpened] = useState<Opened | null>(null);
  // Alt texts belong to the picture, not to the record: storing one does not change the form.
  const [alts, setAlts] = useState<Readonly<Record<number, string>>>({});
  // Uploads finish at different times: each joins what is there by then.
  const latest = useRef(value);
  latest.current = value;

  const put = (pictures: readonly ImageRef[]) => {
    latest.current = pictures;
    onChange([...pictures]);
  };
  const add = (pictures: readonly ImageRef[]) => {
    const known = new Set(latest.current.map((one) => one.id));
    const fresh = pictures.filter((one) => !known.has(one.id));
    put(isMultiple ? [...latest.current, ...fresh] : pictures.slice(-1));
  };
  const queue = useFileQueue(
    (file, sending) => createPicture(file, '', sending),
    (row) => {
      invalidatePictures(queries);
      add([imageRefOf(row)]);
    },
  );
  const take = (files: readonly File[]) => {
    const [first] = files;
    if (!first || !canStore) return;
    if (isMultiple && files.length > 1) queue.add(files);
    else setOpened({ kind: 'new', file: first });
  };
  const shown = value.map((one) => ({ ...one, alt: alts[one.id] ?? one.alt }));
  const row = (picture: ImageRef, index: number, handle: React.ReactNode) => (
    <PictureRow
      key={picture.id}
      picture={picture}
      handle={handle}
      isMain={isMultiple && index === 0 && value.length > 1}
      isDisabled={isDisabled}
      canStore={canStore}
      onDescribed={(alt) => setAlts((before) => ({ ...before, [picture.id]: alt }))}
      onCrop={() => setOpened({ kind: 'crop', picture })}
      onRemove={() => put(value.filter((one) => one.id !== picture.id))}
    />
  );

  return (
    <fieldset
      className="flex min-w-0 flex-col gap-3"
      {...(error ? { 'aria-describedby': `${id}-error` } : {})}
    >
      <legend className="mb-2 font-medium text-sm">{label}</legend>
      {isMultiple
        ? shown.length > 0 && (
            <SortableList
              label={label}
              items={shown}
              keyOf={(picture) => picture.id}
              nameOf={(picture) => picture.alt || texts.numberedPicture(picture)}
              isDisabled={isDisabled}
              onMove={put}
            >
              {row}
            </SortableList>
          )
        : shown.map((picture) => row(picture, 0, null))}
      {shown.length === 0 && isDisabled && <p className="text-muted">{texts.noPicture}</p>}
      {!isDisabled && (
        <div className="flex flex-col gap-3">
          {canStore && (
            <DropZone
              id={id}
              hint={PICTURE_FILES.hint}
              hintId={`${id}-types`}
              accept={PICTURE_FILES.endings.join(',')}
              isMultiple={isMultiple}
              hasError={Boolean(error)}
              errorId={error ? `${id}-error` : undefined}
              onFiles={take}
            >
              {isMultiple
                ? texts.uploadPictures
                : shown.length > 0
                  ? texts.uploadOtherPicture
                  : texts.uploadPicture}
              <span className="sr-only">: {label}</span>
            </DropZone>
          )}
          <Button look="secondary" className="self-start" onClick={() => setOpened({ kind: 'library' })}>
            <StaffIcon name="image" />
            {texts.fromLibrary}
            <span className="sr-only">: {label}</span>
          </Button>
        </div>
      )}
      <QueueList queue={queue} />
      <FieldError id={`${id}-error`} error={error} />
      {opened?.kind === 'library' && (
        <LibraryDialog
          isMultiple={isMultiple}
          taken={value.map((one) => one.id)}
          onChoose={add}
          onClose={() => setOpened(null)}
        />
      )}
      <Suspense fallback={null}>
        {opened?.kind === 'new' && (
          <CropDialog
            title={texts.newPicture}
            source={opened.file}
            alt=""
            mayKeepWhole
            save={async (file, alt, sending) => {
              const stored = await createPicture(file, alt, sending);
              invalidatePictures(queries);
              add([imageRefOf(stored)]);
            }}
            onClose={() => setOpened(null)}
          />
        )}
        {opened?.kind === 'crop' && (
          <CropDialog
            title={texts.cropTitle}
            hint={texts.cropIsNew}
            source={addressOf(opened.picture)}
            alt={alts[opened.picture.id] ?? opened.picture.alt}
            mayKeepWhole={false}
            save={async (file, alt, sending) => {
              const stored = imageRefOf(await createPicture(file, alt, sending));
              invalidatePictures(queries);
              put(latest.current.map((one) => (one.id === opened.picture.id ? stored : one)));
            }}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </fieldset>
  );
}

function addressOf(picture: ImageRef): { url: string; name: string } {
  return { url: imagePath(picture), name: texts.pictureFileName(picture) };
}
