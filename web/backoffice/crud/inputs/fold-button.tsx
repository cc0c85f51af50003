import type { ReactNode, Ref } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import * as texts from './texts.ts';

interface FoldButtonProps {
  /** The button's content; it fills the card header. */
  children: ReactNode;
  isOpen: boolean;
  /** The id of what it collapses and expands. */
  controls: string;
  /** Something below is invalid: announced even while collapsed. */
  hasErrors?: boolean;
  /** Its minimum width and the gaps between its parts. */
  className: string;
  onToggle: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** The header of a list entry, which collapses and expands its fields. */
export function FoldButton(props: FoldButtonProps) {
  const { children, isOpen, controls, hasErrors = false, className, onToggle, ref } = props;
  return (
    <button
      ref={ref}
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
      className={`flex min-h-11 flex-1 items-center rounded-theme px-2 text-left hover:bg-ink/5 ${className}`}
    >
      {children}
      {hasErrors && (
        <span className="flex items-center gap-1 font-medium text-error text-sm">
          <Icon name="warning" className="size-4" />
          {texts.pleaseCheck}
        </span>
      )}
      <StaffIcon
        name="chevron-down"
        className={`size-5 transition-transform ${isOpen ? 'rotate-180' : ''}`}
      />
    </button>
  );
}

/** Two lines for such a header: what the entry is, and what it contains. */
export function FoldTitle({ children, note }: { children: ReactNode; note: string }) {
  return (
    <span className="min-w-0 flex-1">
      <span className="block sm:truncate font-semibold">{children}</span>
      <span className="block sm:truncate text-muted text-sm">{note}</span>
    </span>
  );
}

interface CopyAndRemoveProps {
  /** Name of the entry, for the names of the buttons. */
  name: string;
  isDisabled: boolean;
  onCopy: () => void;
  onRemove: () => void;
}

/** Actions on an entry other than collapsing it. */
export function CopyAndRemove({ name, isDisabled, onCopy, onRemove }: CopyAndRemoveProps) {
  return (
    <>
      <IconButton label={texts.copyNamed({ name })} disabled={isDisabled} onClick={onCopy}>
        <StaffIcon name="copy" />
      </IconButton>
      <IconButton label={texts.removeNamed({ name })} disabled={isDisabled} onClick={onRemove}>
        <StaffIcon name="trash" />
      </IconButton>
    </>
  );
}
