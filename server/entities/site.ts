import type { Fault } from '#domain/errors.ts';
import { entity, type Row } from './entity.ts';
import { choice, multiline, required, text, toggle } from './fields.ts';
import { type PageContent, pageContent, sitePath } from './shapes/content.ts';
import { type PageType, showsSection } from './shapes/page-types.ts';
import { translatable, translated } from './shapes/translations.ts';
import * as texts from './texts.ts';

/** A page of the shop with its own content. */
export const site = entity({
  name: 'site',
  path: '/sites',
  label: { one: texts.site, many: texts.sites, gender: 'feminine' },
  fields: translated({
    path: sitePath(),
    name: translatable(required(text(texts.name))),
    title: translatable(text(texts.divisionTitle)),
    description: translatable(multiline(texts.description)),
    type: choice(texts.type, {
      custom_site: texts.customSite,
      custom_vacancy: texts.customVacancy,
      custom_configurator: texts.customConfigurator,
      custom_party_service: texts.customPartyService,
      simple: texts.simpleSite,
    }),
    isPublic: toggle(texts.sitePublished),
    content: pageContent(),
  }),
  list: {
    columns: ['name', 'path', 'isPublic'],
    search: ['name', 'path', 'title'],
    sort: ['id', 'name', 'path'],
    filters: ['isPublic', 'type'],
  },
  access: { read: 'public', write: ['ROLE_ADMIN'], drafts: ['ROLE_MANAGER'] },
  unique: [['path']],
  check: checkSections,
});

/** Sections that a page of that type would never show (R124). */
function checkSections({ type, content }: { type: PageType; content: PageContent }): Fault[] {
  return content.body.flatMap((section, index) =>
    showsSection(type, section.type)
      ? []
      : [{ code: 'section-not-allowed', field: `content.body.${index}.type` }],
  );
}

export type Site = Row<typeof site>;
