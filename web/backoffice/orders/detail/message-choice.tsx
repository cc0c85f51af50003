import { useState } from 'react';
import { TextAreaField } from '#web/ui/field.tsx';
import * as texts from './texts.ts';

interface MessageChoiceProps {
  label: string;
  hint: string;
  presets: readonly string[];
  text: string;
  error?: string | undefined;
  /** In characters. */
  longest?: number;
  onChange: (text: string) => void;
}

/** A few suggested sentences, and a field for one's own. */
export function MessageChoice({
  label,
  hint,
  presets,
  text,
  error,
  longest = 500,
  onChange,
}: MessageChoiceProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <div className="flex flex-col gap-4">
      <fieldset aria-label={texts.presets} className="flex flex-wrap gap-2">
        {presets.map((preset) => (
          <button
            key={preset}
            type="button"
            aria-pressed={preset === chosen && preset === text}
            onClick={() => {
              setChosen(preset);
              onChange(preset);
            }}
            className={`min-h-12 rounded-theme border px-3.5 py-2 text-left leading-snug ${
              preset === text
                ? 'border-primary bg-primary-soft font-semibold'
                : 'border-line-strong bg-card hover:border-ink'
            }`}
          >
            {preset}
          </button>
        ))}
      </fieldset>
      <TextAreaField
        label={label}
        hint={hint}
        error={error}
        rows={3}
        data-autofocus="typing"
        maxLength={longest}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
