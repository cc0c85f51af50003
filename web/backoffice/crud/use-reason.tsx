import { useId, useState } from 'react';
import { TextAreaField } from '#web/ui/field.tsx';
import * as texts from './texts.ts';

/**
 * The field for why something is deleted, in the dialog that asks for it. `take` answers the reason, or null and shows what
 * is missing; without a question it answers an empty one.
 */
export function useReason(isAsked: boolean) {
  const id = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = isAsked && (
    <div className="mt-4">
      <TextAreaField
        id={id}
        label={texts.removalReason}
        hint={texts.removalReasonHint}
        error={isMissing ? texts.removalReasonMissing : undefined}
        rows={2}
        maxLength={2_000}
        required
        value={reason}
        onChange={({ target }) => {
          setReason(target.value);
          setMissing(false);
        }}
      />
    </div>
  );
  const take = (): string | null => {
    const given = reason.trim();
    if (!isAsked || given !== '') return given;
    setMissing(true);
    document.getElementById(id)?.focus();
    return null;
  };
  const clear = () => {
    setReason('');
    setMissing(false);
  };
  return { field, take, clear };
}
