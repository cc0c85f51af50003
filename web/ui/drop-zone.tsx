import { type ReactNode, type Ref, useState } from 'react';
import { Icon } from './icon.tsx';

interface DropZoneProps {
  id: string;
  ref?: Ref<HTMLInputElement>;
  /** The text beside the upload icon: 'Dateien auswählen'. */
  children: ReactNode;
  /** What may be uploaded. */
  hint: string;
  /** The id of the hint. */
  hintId: string;
  /** For the `accept` attribute. */
  accept: string;
  isMultiple: boolean;
  hasError: boolean;
  /** Ids of its name and description besides its own text and hint. */
  labelledBy?: string;
  errorId?: string | undefined;
  onFiles: (files: File[]) => void;
}

/** Accepts files: dropped, or chosen by a press anywhere in it. */
export function DropZone(props: DropZoneProps) {
  const { id, ref, children, hint, hintId, accept, isMultiple, hasError, labelledBy, errorId, onFiles } =
    props;
  const [isOver, setIsOver] = useState(false);
  const border = isOver ? 'border-primary bg-primary-soft' : hasError ? 'border-error' : 'border-line-strong';
  return (
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
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <span className="flex items-center gap-2 font-semibold">
        <Icon name="upload" className="size-5" />
        {children}
      </span>
      <span id={hintId} className="text-muted text-sm">
        {hint}
      </span>
      <input
        ref={ref}
        id={id}
        type="file"
        multiple={isMultiple}
        accept={accept}
        {...(labelledBy ? { 'aria-labelledby': labelledBy } : {})}
        aria-describedby={errorId ? `${hintId} ${errorId}` : hintId}
        {...(hasError ? { 'aria-invalid': true } : {})}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file can be chosen again after a failure or a removal.
          event.target.value = '';
        }}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
    </label>
  );
}
