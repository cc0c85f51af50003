import { useRef, useState } from 'react';
import type { GuestMailName } from '#domain/messages/mail-names.ts';
import { LONGEST_OPENING, PLACEHOLDERS, type Placeholder } from '#domain/messages/mail-opening.ts';
import type { Language } from '#domain/text/language.ts';
import { config } from '#entities/config.ts';
import { notify } from '#web/lib/notices.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { useLeaveGuard } from '../crud/form/use-leave-guard.tsx';
import { useMay } from '../session/session.tsx';
import { type Openings, openingFault } from './openings.ts';
import * as texts from './texts.ts';

interface OpeningEditorProps {
  mail: GuestMailName;
  language: Language;
  openings: Openings;
  /** What stands there while the owner has written nothing. */
  usual: string;
  onTyped: (opening: string | null) => void;
}

/** The first sentences of a mail in the owner's words. What cannot be filled in is refused before it is saved. */
export function OpeningEditor({ mail, language, openings, usual, onTyped }: OpeningEditorProps) {
  const canWrite = useMay()(config.access.write);
  const stored = openings.of(mail, language);
  const [typed, setTyped] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const value = typed ?? stored;
  const isDirty = value !== stored;
  const fault = openingFault(value);
  const guard = useLeaveGuard(isDirty);
  const write = (next: string | null) => {
    setTyped(next);
    onTyped(next);
  };
  const save = async (opening: string) => {
    if (isSaving) return;
    setSaving(true);
    try {
      await openings.save(mail, language, opening.trim());
      write(null);
      notify({ text: texts.openingSaved, tone: 'success' });
    } catch {
      // The list of errors says it; what was typed stays.
    } finally {
      setSaving(false);
    }
  };
  const insert = (name: Placeholder) => {
    const { selectionStart: start = value.length, selectionEnd: end = value.length } = field.current ?? {};
    write(`${value.slice(0, start)}{${name}}${value.slice(end)}`);
    field.current?.focus();
  };
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isDirty && fault === null) void save(value);
      }}
    >
      {guard}
      <TextAreaField
        ref={field}
        label={texts.opening}
        hint={usual === '' ? texts.openingHint : texts.usualOpening({ usual })}
        error={fault ?? undefined}
        rows={2}
        maxLength={LONGEST_OPENING}
        lang={language}
        disabled={!canWrite || !openings.isLoaded}
        value={value}
        onChange={(event) => write(event.target.value)}
      />
      {canWrite && (
        <>
          <fieldset aria-label={texts.placeholders} className="flex flex-wrap items-center gap-2">
            <span className="text-muted text-sm">{texts.insert}</span>
            {PLACEHOLDERS.map((name) => (
              <Button
                key={name}
                look="secondary"
                size="small"
                disabled={!openings.isLoaded}
                onClick={() => insert(name)}
              >
                {texts.PLACEHOLDERS[name]}
              </Button>
            ))}
          </fieldset>
          <div className="flex flex-wrap gap-3 empty:hidden">
            {isDirty && (
              <>
                <Button type="submit" disabled={isSaving || fault !== null}>
                  {texts.saveOpening}
                </Button>
                <Button look="secondary" disabled={isSaving} onClick={() => write(null)}>
                  {texts.discard}
                </Button>
              </>
            )}
            {!isDirty && stored !== '' && (
              <Button look="quiet" disabled={isSaving} className="underline" onClick={() => void save('')}>
                {texts.backToUsual}
              </Button>
            )}
          </div>
        </>
      )}
    </form>
  );
}
