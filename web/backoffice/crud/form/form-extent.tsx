import { create } from 'zustand';
import { errorsBelow, type InputErrors } from '../inputs/input-props.ts';
import type { RecordValues } from '../record.ts';
import type { EntityScreen, FormSection } from '../screen.ts';
import { SectionLinks } from './section-links.tsx';
import * as texts from './texts.ts';

const KEY = 'theke-simple-forms';

/** Whether forms show what every record needs, or everything; remembered on this device. */
const useExtent = create<{ isSimple: boolean }>(() => ({ isSimple: localStorage.getItem(KEY) === '1' }));

function setSimple(isSimple: boolean): void {
  localStorage.setItem(KEY, isSimple ? '1' : '0');
  useExtent.setState({ isSimple });
}

interface FormState {
  values: RecordValues;
  errors: InputErrors;
  /** The field that a link leads to. */
  sought: string | null;
}

/**
 * The sections of the form in the chosen extent, without the fields that go without saying. What is wrong, and what a link
 * leads to, is always among them.
 */
export function useShownSections(
  { simple, implied }: Pick<EntityScreen, 'simple' | 'implied'>,
  sections: readonly FormSection[],
  { values, errors, sought }: FormState,
): readonly FormSection[] {
  const { isSimple } = useExtent();
  const left = Object.keys(implied?.(values) ?? {});
  const isShown = (name: string) =>
    name === sought ||
    Object.keys(errorsBelow(errors, name)).length > 0 ||
    (!left.includes(name) && (!simple || !isSimple || simple.includes(name)));
  return sections.flatMap((section) => {
    const fields = section.fields.filter(isShown);
    return fields.length > 0 ? [{ ...section, fields }] : [];
  });
}

/** Above a long form: how much of it to show, and an index of its sections. */
export function FormExtent({ sections, values }: { sections: readonly FormSection[]; values: RecordValues }) {
  const { isSimple } = useExtent();
  const shown = sections.filter(({ isShown }) => isShown?.(values) ?? true);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame of its own. */}
      <div
        role="group"
        aria-label={texts.extent}
        className="flex rounded-full border border-line-strong bg-card"
      >
        {[true, false].map((value) => (
          <button
            key={String(value)}
            type="button"
            aria-pressed={isSimple === value}
            onClick={() => setSimple(value)}
            className={`min-h-11 rounded-full px-4 text-sm ${isSimple === value ? 'bg-ink text-white' : 'hover:bg-ink/5'}`}
          >
            {value ? texts.simple : texts.everything}
          </button>
        ))}
      </div>
      <SectionLinks titles={shown.map(({ title }) => title)} />
    </div>
  );
}
