import { config } from '#entities/config.ts';
import type { SearchedSetting } from '#web/backoffice/crud/additions.ts';
import { sectionsOf } from '#web/backoffice/crud/form/sections-of.ts';
import { erased } from '#web/backoffice/crud/screen.ts';
import { CONFIG_SECTIONS } from './config-sections.ts';

const ENTITY = erased(config);

/** Every setting with its group; the sentence of the group explains it, so its words find it as well. */
export const CONFIG_SETTINGS: readonly SearchedSetting[] = sectionsOf({
  entity: ENTITY,
  sections: CONFIG_SECTIONS,
}).flatMap(({ title, hint = '', fields }) =>
  fields.flatMap((name) => {
    const field = ENTITY.fields[name];
    const choices = Object.values(field?.choices ?? {}).join(' ');
    if (!field) return [];
    return {
      to: `${config.path}?field=${name}`,
      label: field.label,
      group: title,
      words: `${title} ${hint} ${choices}`,
    };
  }),
);
