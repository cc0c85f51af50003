import type { EntityScreen, FormSection } from '../screen.ts';
import * as texts from './texts.ts';
import { editableFields } from './use-record-form.ts';

type Cards = Pick<EntityScreen, 'entity' | 'sections' | 'hidden'>;

/** The cards that the screen declares; the remaining fields go into one after them, so that none is forgotten. */
export function sectionsOf({ entity, sections = [], hidden = [] }: Cards): readonly FormSection[] {
  const named = new Set([...sections.flatMap(({ fields }) => fields), ...hidden]);
  const isTranslation = (name: string) => entity.fields[name]?.translates !== undefined;
  const unnamed = editableFields(entity).filter((name) => !named.has(name));
  const rest = unnamed.filter((name) => !isTranslation(name));
  const translations = unnamed.filter(isTranslation);
  return [
    ...sections,
    ...(rest.length > 0
      ? [{ title: sections.length === 0 ? texts.fields : texts.otherFields, fields: rest }]
      : []),
    ...(translations.length > 0
      ? [{ title: texts.english, hint: texts.englishHint, fields: translations }]
      : []),
  ];
}
