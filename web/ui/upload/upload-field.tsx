import { useRef } from 'react';
import type { PartType } from '#domain/catalogue/product.ts';
import { type UploadRef, uploadPath } from '#domain/media/image.ts';
import { IMAGE_EXTENSIONS } from '#domain/ordering/item.ts';
import { IconButton } from '../button.tsx';
import { DropZone } from '../drop-zone.tsx';
import { useHandedFocus } from '../handed-focus.ts';
import { Icon } from '../icon.tsx';
import { NoticeBox } from '../notice.tsx';
import * as texts from './texts.ts';

/** A file being uploaded. `sent` runs from 0 to 1. */
interface RunningUpload {
  id: number;
  name: string;
  sent: number;
}

/** What is there, what is under way, and what went wrong, one sentence per file. */
interface ShownUploads {
  uploads: readonly UploadRef[];
  running: readonly RunningUpload[];
  failures: readonly string[];
  send: (files: readonly File[]) => void;
  stop: (id: number) => void;
  remove: (id: number) => void;
}

interface UploadFieldProps {
  /** The beginning of the ids inside. */
  id: string;
  type: PartType;
  /** The accepted extensions, each with its dot. */
  accept: readonly string[];
  isSeveral: boolean;
  uploads: ShownUploads;
  hasError: boolean;
}

/** The files or pictures of a step: chosen or dropped, uploaded at once, listed. */
export function UploadField({ id, type, accept, isSeveral, uploads: sent, hasError }: UploadFieldProps) {
  const { uploads, running, failures, send, stop, remove } = sent;
  const input = useRef<HTMLInputElement>(null);
  const isImage = type === 'image' || type === 'images';
  return (
    <div className="flex flex-col gap-3">
      <DropZone
        id={`${id}-input`}
        ref={input}
        hint={isImage ? texts.imageTypes : texts.fileTypes}
        hintId={`${id}-types`}
        accept={accept.join(',')}
        isMultiple={isSeveral}
        hasError={hasError}
        onFiles={send}
      >
        {(uploads.length > 0 && !isSeveral ? texts.replaceUpload : texts.chooseUpload)({ kind: type })}
      </DropZone>

      {(uploads.length > 0 || running.length > 0) && (
        <ul className="flex flex-col gap-2">
          {uploads.map((upload) => (
            <SentFile
              key={upload.id}
              upload={upload}
              onRemove={() => {
                remove(upload.id);
                input.current?.focus();
              }}
            />
          ))}
          {running.map((file) => (
            <RunningFile
              key={`running-${file.id}`}
              file={file}
              onStop={() => stop(file.id)}
              next={() => input.current}
            />
          ))}
        </ul>
      )}
      <div role="alert" className="flex flex-col gap-2 empty:hidden">
        {failures.map((failure) => (
          <NoticeBox key={failure} tone="error">
            {failure}
          </NoticeBox>
        ))}
      </div>
    </div>
  );
}

function SentFile({ upload, onRemove }: { upload: UploadRef; onRemove: () => void }) {
  const name = upload.name || texts.namelessFile({ number: upload.id });
  return (
    <li className="flex items-center gap-3 rounded-theme border border-line bg-paper p-2">
      {IMAGE_EXTENSIONS.includes(upload.extension.toLowerCase()) ? (
        <img
          src={uploadPath(upload)}
          alt=""
          className="size-14 shrink-0 rounded-theme bg-sand object-cover"
        />
      ) : (
        <span className="flex size-14 shrink-0 items-center justify-center rounded-theme bg-sand font-semibold text-muted text-xs uppercase">
          {upload.extension}
        </span>
      )}
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{name}</span>
        <span className="flex items-center gap-1 text-secondary text-sm">
          <Icon name="check" className="size-4" />
          {texts.uploaded}
        </span>
      </span>
      <IconButton label={texts.remove({ name })} onClick={onRemove}>
        <Icon name="trash" className="size-5" />
      </IconButton>
    </li>
  );
}

interface RunningFileProps {
  file: RunningUpload;
  onStop: () => void;
  /** What takes the focus from it, whether it was stopped or has arrived. */
  next: () => HTMLElement | null;
}

function RunningFile({ file, onStop, next }: RunningFileProps) {
  const percent = Math.round(file.sent * 100);
  const place = useRef<HTMLLIElement>(null);
  useHandedFocus(place, next);
  return (
    <li ref={place} className="flex items-center gap-3 rounded-theme border border-line bg-paper p-2 pl-4">
      <span className="min-w-0 flex-1">
        <span className="flex justify-between gap-3">
          <span className="truncate font-medium">{file.name}</span>
          <span className="text-muted text-sm tabular-nums">{percent} %</span>
        </span>
        <progress
          value={file.sent}
          max={1}
          aria-label={texts.uploading({ name: file.name })}
          className="mt-1 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-primary-edge [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-primary-edge"
        />
      </span>
      <IconButton label={texts.stopUpload({ name: file.name })} onClick={onStop}>
        <Icon name="close" className="size-5" />
      </IconButton>
    </li>
  );
}
