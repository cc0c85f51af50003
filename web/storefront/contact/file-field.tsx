import { useId, useRef } from 'react';
import { CONTACT_FORM_TEXTS } from '#text/contact-form-texts.ts';
import { formatFileSize } from '#web/lib/file-size.ts';
import { IconButton } from '#web/ui/button.tsx';
import { DropZone } from '#web/ui/drop-zone.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { ACCEPTED_FILES } from './contact-rules.ts';
import * as texts from './texts.ts';

interface FileFieldProps {
  id: string;
  files: readonly File[];
  isRequired: boolean;
  error: string | undefined;
  /** Rejected files, one sentence each. */
  refused: readonly string[];
  onAdd: (files: readonly File[]) => void;
  onRemove: (file: File) => void;
}

/** Attachments: chosen or dropped, several, each removable. */
export function FileField({ id, files, isRequired, error, refused, onAdd, onRemove }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const labelId = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <span id={labelId} className="font-medium text-sm">
        {texts.FIELDS.upload}
        {isRequired && ' *'}
      </span>
      <DropZone
        id={id}
        ref={input}
        hint={CONTACT_FORM_TEXTS.uploadHint}
        hintId={`${id}-hint`}
        accept={ACCEPTED_FILES}
        isMultiple
        hasError={Boolean(error)}
        labelledBy={labelId}
        errorId={error ? `${id}-error` : undefined}
        onFiles={onAdd}
      >
        {texts.chooseFiles}
      </DropZone>
      <FieldError id={`${id}-error`} error={error} />
      {files.length > 0 && (
        <ul className="flex flex-col gap-2" aria-label={texts.chosenFiles}>
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
                label={texts.remove({ name: file.name })}
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
