import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import * as texts from './texts.ts';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  text: string;
  confirm: string;
  cancel?: string;
  isDanger?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  children?: ReactNode;
}

/** Confirms something that cannot be undone. */
export function ConfirmDialog({
  isOpen,
  title,
  text,
  confirm,
  cancel = texts.cancel,
  isDanger = false,
  isBusy = false,
  onConfirm,
  onCancel,
  children,
}: ConfirmDialogProps) {
  return (
    <Overlay
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          {/* Enter answers at once, and never with the destructive choice. */}
          <Button look="secondary" onClick={onCancel} data-autofocus={isDanger ? '' : undefined}>
            {cancel}
          </Button>
          <Button
            look={isDanger ? 'danger' : 'primary'}
            disabled={isBusy}
            onClick={onConfirm}
            data-autofocus={isDanger ? undefined : ''}
          >
            {confirm}
          </Button>
        </div>
      }
    >
      <p className="max-w-prose">{text}</p>
      {children}
    </Overlay>
  );
}
