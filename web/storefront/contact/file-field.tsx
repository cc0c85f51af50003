import { useId, useRef, useState } from 'react';
import { CONTACT_FORM_TEXTS } from '#text/contact-form-texts.ts';
import { IconButton } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { formatFileSize } from '../configurator/upload-types.ts';
import { ACCEPTED_FILES, CONTACT_LABELS } from './contact-rules.ts';

interface FileFieldProps {
  id: string;
  files: readonly File[];
  isRequired: boolean;
  error: string | undefined;
  /** Files that were not taken, a sentence each. */
  refused: readonly string[];
  onAdd: (files: readonly File[]) => void;
  onRemove: (file: File) => void;
}

/** Files to go along: chosen or dropped, several, each of them can be taken back. */
export function FileField({ id, files, isRequired, error, refused, onAdd, onRemove }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const labelId = useId();
  const [isOver, setIsOver] = useState(false);
  const border = isOver ? 'border-primary bg-primary-soft' : error ? 'border-error' : 'border-line-strong';
  return (
    <div className="flex flex-col gap-1.5">
      <span id={labelId} className="font-medium text-sm">
        {CONTACT_LABELS.upload}
        {isRequired && ' *'}
      </span>
      <label
        className={`relative flex min-h-24 flex-col items-center justify-center gap-1.5 rounded-theme border-2 border-dashed px-4 py-4 text-center transition-colors focus-within:outline-3 focus-within:outline-ink focus-within:outline-offset-2 hover:border-ink ${border}`}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          onAdd([...event.dataTransfer.files]);
        }}
      >
        <span className="flex items-center gap-2 font-semibold">
          <Icon name="upload" className="size-5" />
          Dateien auswählen
        </span>
        <span id={`${id}-hint`} className="text-muted text-sm">
          {CONTACT_FORM_TEXTS.uploadHint}
        </span>
        <input
          ref={input}
          id={id}
          type="file"
          multiple
          accept={ACCEPTED_FILES}
          aria-labelledby={labelId}
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          {...(error ? { 'aria-invalid': true } : {})}
          onChange={(event) => {
            onAdd([...(event.target.files ?? [])]);
            // The same file can be chosen again after it was taken back.
            event.target.value = '';
          }}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </label>
      <FieldError id={`${id}-error`} error={error} />
      {files.length > 0 && (
        <ul className="flex flex-col gap-2" aria-label="Ausgewählte Dateien">
          {files.map((file, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name.
              key={`${file.name} ${index}`}
              className="flex items-center gap-3 rounded-theme border border-line bg-paper py-1 pr-1 pl-4"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{file.name}</span>
                <span className="block text-muted text-sm">{formatFileSize(file.size)}</span>
              </span>
              <IconButton
                label={`${file.name} entfernen`}
                onClick={() => {
                  onRemove(file);
                  input.current?.focus();
                }}
              >
                <Icon name="trash" className="size-5" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div role="alert" className="flex flex-col gap-2 empty:hidden">
        {refused.map((sentence) => (
          <NoticeBox key={sentence} tone="error">
            {sentence}
          </NoticeBox>
        ))}
      </div>
    </div>
  );
}
