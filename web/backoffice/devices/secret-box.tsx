import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import * as texts from './texts.ts';

interface SecretBoxProps {
  /** 'Geräteschlüssel', 'Adresse'. */
  label: string;
  value: string;
  /** What to know about it. */
  children: React.ReactNode;
}

/** Something that is shown only once, with a way to copy it. */
export function SecretBox({ label, value, children }: SecretBoxProps) {
  return (
    <div
      role="status"
      className="flex flex-col gap-3 rounded-theme border-2 border-secondary/40 bg-secondary-soft p-4"
    >
      <p className="font-semibold">{label}</p>
      <p className="break-all rounded-theme border border-line-strong bg-card px-3 py-2 font-mono text-sm">
        {value}
      </p>
      <CopyButton text={value} />
      <p className="text-sm">{children}</p>
    </div>
  );
}

/** Copies a text and says so. */
export function CopyButton({ text, label = texts.copy }: { text: string; label?: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = () => {
    // Only secure origins have a clipboard.
    const done = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    done.then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };
  return (
    <span className="flex flex-wrap items-center gap-3">
      <Button look="secondary" size="small" onClick={copy}>
        <StaffIcon name={state === 'copied' ? 'check' : 'copy'} />
        {label}
      </Button>
      <span aria-live="polite" className="text-sm">
        {state === 'copied' && texts.copied}
        {state === 'failed' && texts.cannotCopy}
      </span>
    </span>
  );
}
