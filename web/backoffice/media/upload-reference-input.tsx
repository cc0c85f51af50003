import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { uploadPath } from '#domain/media/image.ts';
import { type UploadRow, upload } from '#entities/upload.ts';
import { entityQueries } from '#web/lib/entity-list.ts';
import { formatFileSize } from '#web/lib/file-size.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { DropZone } from '#web/ui/drop-zone.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import type { InputProps } from '../crud/inputs/input-props.ts';
import type { ListQuery } from '../crud/record.ts';
import { useMay } from '../session/session.tsx';
import { refusalOf, VIDEO_FILES } from './file-kinds.ts';
import { QueueList } from './queue-list.tsx';
import { FileError } from './send-file.ts';
import * as texts from './texts.ts';
import { UploadDialog } from './upload-dialog.tsx';
import { createLibraryFile, isVideo, kindName } from './upload-kind.ts';
import { UploadThumbnail } from './upload-sign.tsx';
import { useFileQueue } from './use-file-queue.ts';

/** One file of the library, such as the films of a screen: uploaded here, or chosen from what is there. */
export function UploadReferenceInput({
  field,
  id,
  value,
  onChange,
  errors,
  isDisabled,
}: InputProps<number | null>) {
  const queries = useQueryClient();
  const { client } = trpc.useUtils();
  const canStore = useMay()(upload.access.write) && !isDisabled;
  const [isOpen, setOpen] = useState(false);
  const stored = useQuery({
    ...entityQueries<UploadRow, ListQuery>(upload, client.uploads).one(value ?? 0),
    enabled: value !== null,
  });
  const queue = useFileQueue(
    (file, sending) => {
      const refusal = refusalOf(VIDEO_FILES, file);
      return refusal ? Promise.reject(new FileError(refusal)) : createLibraryFile(file, sending);
    },
    ({ id: created }) => {
      void queries.invalidateQueries({ queryKey: [upload.name, 'list'] });
      onChange(created);
    },
  );
  const file = value === null ? undefined : stored.data;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 font-medium text-sm">{field.label}</legend>
      {value !== null && (
        <div className="flex flex-col gap-2 rounded-theme border border-line bg-card p-2">
          <div className="flex items-center gap-3">
            {file && <UploadThumbnail file={file} />}
            <span className="min-w-0 flex-1">
              <Link to={`${upload.path}/${value}`} className="block truncate font-medium hover:underline">
                {file?.name || texts.numberedFile({ id: value })}
              </Link>
              {file && (
                <span className="block text-muted text-sm">
                  {kindName(file.mimeType)}, {formatFileSize(file.bytes)}
                </span>
              )}
            </span>
            {!isDisabled && (
              <IconButton label={texts.takeOut({ name: field.label })} onClick={() => onChange(null)}>
                <StaffIcon name="close" />
              </IconButton>
            )}
          </div>
          {file && isVideo(file) && (
            // biome-ignore lint/a11y/useMediaCaption: the owner's own film, of which no captions exist.
            <video
              src={uploadPath(file)}
              controls
              preload="metadata"
              aria-label={file.name}
              className="max-h-56 w-full rounded-theme bg-ink"
            />
          )}
        </div>
      )}
      {value === null && isDisabled && <p className="text-muted">{texts.noFile}</p>}
      {canStore && (
        <DropZone
          id={id}
          hint={VIDEO_FILES.hint}
          hintId={`${id}-types`}
          accept={VIDEO_FILES.endings.join(',')}
          isMultiple={false}
          hasError={Boolean(errors[''])}
          errorId={errors[''] ? `${id}-error` : undefined}
          onFiles={(files) => queue.add(files.slice(0, 1))}
        >
          {value === null ? texts.uploadVideo : texts.uploadOtherVideo}
        </DropZone>
      )}
      {!isDisabled && (
        <Button look="secondary" className="self-start" onClick={() => setOpen(true)}>
          <StaffIcon name="film" />
          {texts.fromLibrary}
          <span className="sr-only">: {field.label}</span>
        </Button>
      )}
      <QueueList queue={queue} />
      <FieldError id={`${id}-error`} error={errors['']} />
      {isOpen && (
        <UploadDialog
          isAllowed={isVideo}
          refusal={texts.noVideo}
          onChoose={(chosen) => {
            onChange(chosen);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </fieldset>
  );
}
