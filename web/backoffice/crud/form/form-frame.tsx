import type { ReactNode } from 'react';
import { ScrollRegion } from '#web/backoffice/layout/scroll-region.tsx';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import * as texts from './texts.ts';

interface FormFrameProps {
  label: string;
  /** The name of the scrolling part. */
  bodyLabel: string;
  /** The area it belongs to, and its heading. */
  head: ReactNode;
  actions: ReactNode;
  canWrite: boolean;
  readerNote?: string | undefined;
  isSaving: boolean;
  isDirty: boolean;
  onSubmit: () => void;
  children: ReactNode;
  /** What opens above the form. */
  dialogs: ReactNode;
}

/** A full-screen form: its header stays, its fields scroll. */
export function FormFrame(props: FormFrameProps) {
  const { label, bodyLabel, head, actions, isSaving, isDirty, onSubmit, children, dialogs } = props;
  const { canWrite, readerNote = texts.readOnly } = props;
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      className="flex h-full min-h-0 flex-col"
    >
      <header className="flex shrink-0 flex-wrap items-center gap-3 border-line border-b bg-card px-4 py-3 sm:px-6">
        <div className="min-w-32 flex-1 sm:min-w-0">{head}</div>
        <p aria-live="polite" className="text-muted text-sm">
          {!canWrite ? readerNote : isSaving ? texts.saving : isDirty ? texts.unsaved : ''}
        </p>
        {actions}
      </header>
      <ScrollRegion label={bodyLabel} className="min-h-0 flex-1 overflow-y-auto px-4 py-6 sm:px-6">
        {children}
      </ScrollRegion>
      {dialogs}
    </form>
  );
}

export function SaveButton({ isDisabled }: { isDisabled: boolean }) {
  return (
    <Button type="submit" disabled={isDisabled} title={texts.ctrl({ key: 'S' })}>
      <StaffIcon name="save" />
      {texts.save}
    </Button>
  );
}
