import { useId, useState } from 'react';
import { type RecordText, type Translations, textsOfRecord, withEnglish } from '#domain/text/translation.ts';
import type { Field } from '#entities/field.ts';
import { TextAreaField, TextField } from '#web/ui/field.tsx';
import { FoldButton, FoldTitle } from './fold-button.tsx';
import { errorsBelow, type InputErrors, type InputProps } from './input-props.ts';
import * as texts from './texts.ts';

/** A longer text gets several lines. */
const LINE = 80;
/** How much of a long German text stands above its English. */
const EXCERPT = 240;

/** The English of everything that guests read of a record, text by text; collapsed until somebody translates. */
export function TranslationsInput(props: InputProps<Translations>) {
  const { field, value, onChange, errors, isDisabled, record } = props;
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const fields = field.translates ?? {};
  const all = textsOfRecord(fields, record, value);
  const done = all.filter(({ english }) => english !== '').length;
  const hasErrors = Object.keys(errors).length > 0;
  return (
    <div className="rounded-theme border border-line">
      <div className="flex p-2">
        <FoldButton
          isOpen={isOpen || hasErrors}
          controls={panel}
          hasErrors={hasErrors}
          className="gap-3"
          onToggle={() => setOpen(!isOpen)}
        >
          <FoldTitle
            note={
              all.length === 0 ? texts.nothingToTranslate : texts.translatedTexts({ done, count: all.length })
            }
          >
            {field.label}
          </FoldTitle>
        </FoldButton>
      </div>
      <div id={panel} hidden={!isOpen && !hasErrors} className="flex flex-col gap-6 p-4 pt-2">
        {(isOpen || hasErrors) &&
          Object.entries(fields).map(([name, one]) => (
            <FieldTexts
              key={name}
              id={`${props.id}-${name}`}
              field={one}
              texts={all.filter((text) => text.field === name)}
              errors={errorsBelow(errors, `en.${name}`)}
              isDisabled={isDisabled}
              onChange={(text, english) => onChange(withEnglish(fields, value, text, english))}
            />
          ))}
      </div>
    </div>
  );
}

interface FieldTextsProps {
  id: string;
  field: Field<unknown>;
  texts: readonly RecordText[];
  errors: InputErrors;
  isDisabled: boolean;
  onChange: (text: RecordText, english: string) => void;
}

/** One field: a text of its own, or a group of the texts in its value. */
function FieldTexts({ id, field, texts: all, errors, isDisabled, onChange }: FieldTextsProps) {
  const [only] = all;
  if (!only) return null;
  const input = (text: RecordText, at: number, words: { label: string; hint?: string }) => {
    const isLong = field.widget === 'multiline' || text.german.length > LINE || text.german.includes('\n');
    const common = {
      ...words,
      id: at === 0 ? id : `${id}-${at}`,
      lang: 'en',
      disabled: isDisabled,
      value: text.english,
      error: errors[field.texts?.isWhole ? '' : text.german],
    };
    const lines = Math.min(
      12,
      Math.max(2, Math.ceil(text.german.length / LINE), text.german.split('\n').length),
    );
    return isLong ? (
      <TextAreaField {...common} rows={lines} onChange={({ target }) => onChange(text, target.value)} />
    ) : (
      <TextField {...common} autoComplete="off" onChange={({ target }) => onChange(text, target.value)} />
    );
  };
  if (field.texts?.isWhole)
    return input(only, 0, { label: texts.inEnglish({ field: field.label }), hint: excerpt(only.german) });
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-3 font-semibold">{texts.inEnglish({ field: field.label })}</legend>
      {all.map((text, at) => (
        <div key={text.german}>{input(text, at, { label: excerpt(text.german) })}</div>
      ))}
    </fieldset>
  );
}

function excerpt(text: string): string {
  return text.length > EXCERPT ? `${text.slice(0, EXCERPT)} …` : text;
}
