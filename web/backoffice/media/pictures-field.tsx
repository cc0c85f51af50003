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

/** Alt texts by id of the picture. */
type Alts = Readonly<Record<number, string>>;

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
  const canStore = useMay()(image.access.write) && !isDisabled;
  const [opened, setOpened] = useState<Opened | null>(null);
  // Alt texts belong to the picture, not to the record: storing one does not change the form.
  const [alts, setAlts] = useState<Alts>({});
  const { put, add, replace, store, queue } = usePictures(value, onChange, isMultiple);
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
      {opened && opened.kind !== 'library' && (
        <Suspense fallback={null}>
          <CropDialog
            {...cropOf(opened, alts)}
            save={async (...sent) => {
              const stored = await store(...sent);
              if (opened.kind === 'new') add([stored]);
              else replace(opened.picture, stored);
            }}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </fieldset>
  );
}

function usePictures(
  value: readonly ImageRef[],
  onChange: PicturesFieldProps['onChange'],
  isMultiple: boolean,
) {
  const queries = useQueryClient();
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
  const store = async (...picture: Parameters<typeof createPicture>) => {
    const stored = imageRefOf(await createPicture(...picture));
    invalidatePictures(queries);
    return stored;
  };
  const queue = useFileQueue(
    (file, sending) => store(file, '', sending),
    (stored) => add([stored]),
  );
  const replace = (old: ImageRef, stored: ImageRef) =>
    put(latest.current.map((one) => (one.id === old.id ? stored : one)));
  return { put, add, replace, store, queue };
}

/** What is cropped; only a new picture may also be kept whole. */
function cropOf(opened: Exclude<Opened, { kind: 'library' }>, alts: Alts) {
  if (opened.kind === 'new')
    return { title: texts.newPicture, source: opened.file, alt: '', mayKeepWhole: true };
  const { picture } = opened;
  const source = { url: imagePath(picture), name: texts.pictureFileName(picture) };
  const alt = alts[picture.id] ?? picture.alt;
  return { title: texts.cropTitle, hint: texts.cropIsNew, source, alt, mayKeepWhole: false };
}
