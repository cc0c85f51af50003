import { useState } from 'react';
import { notify } from '#web/lib/notices.ts';
import { IconButton } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import * as texts from './texts.ts';

/** Copies a text to the clipboard and confirms it. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <IconButton
      label={isCopied ? texts.copied({ label }) : label}
      onClick={() =>
        void navigator.clipboard.writeText(text).then(
          () => {
            setCopied(true);
            setTimeout(() => setCopied(false), 2_000);
          },
          () => notify({ text: texts.cannotCopy, tone: 'error' }),
        )
      }
    >
      <StaffIcon name={isCopied ? 'check' : 'copy'} />
    </IconButton>
  );
}
