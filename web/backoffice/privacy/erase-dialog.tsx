import { useState } from 'react';
import { TextField } from '#web/ui/field.tsx';
import { ConfirmDialog } from '../crud/confirm-dialog.tsx';
import * as texts from './texts.ts';

interface EraseDialogProps {
  orders: number;
  forms: number;
  isBusy: boolean;
  onErase: (note: string) => void;
  onCancel: () => void;
}

/** Asks once more, and how the owner made sure who asked. */
export function EraseDialog({ orders, forms, isBusy, onErase, onCancel }: EraseDialogProps) {
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const confirm = () => {
    if (note.trim().length < 3) setMissing(true);
    else onErase(note.trim());
  };
  return (
    <ConfirmDialog
      isOpen
      title={texts.eraseTitle}
      text={texts.eraseText({ orders, forms })}
      confirm={isBusy ? texts.erasing : texts.erase}
      isDanger
      isBusy={isBusy}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <TextField
        label={texts.note}
        hint={texts.noteHint}
        error={isMissing && note.trim().length < 3 ? texts.noteMissing : undefined}
        maxLength={500}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </ConfirmDialog>
  );
}
