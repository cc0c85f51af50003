import type { EntityScreen, FormSection } from '../screen.ts';
import * as texts from './texts.ts';
import { editableFields } from './use-record-form.ts';

type Cards = Pick<EntityScreen, 'entity' | 'sections' | 'hidden'>;

/** The cards that the screen declares; the remaining fields go into a last one, so that none is forgotten. */
export function sectionsOf({ entity, sections = [], hidden = [] }: Cards): readonly FormSection[] {
  const named = new Set([...sections.flatMap(({ fields }) => fields), ...hidden]);
  const rest = editableFields(entity).filter((name) => !named.has(name));
  if (rest.length === 0) return sections;
  return [...sections, { title: sections.length === 0 ? texts.fields : texts.otherFields, fields: rest }];
}
