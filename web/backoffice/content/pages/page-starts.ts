import { ACCESSIBILITY_PATH } from '#domain/setup/legal-check.ts';
import type { PageContent, Section, SectionType, SectionValue } from '#entities/shapes/content.ts';
import { emptySection } from '#entities/shapes/content.ts';
import type { Site } from '#entities/site.ts';
import { accessibility, statement } from '#text/setup/trade-texts.ts';
import * as texts from './start-texts.ts';

/** What a new page can start with. */
export interface PageStart {
  /** In links: `?start=`. */
  id?: string;
  name: string;
  description: string;
  values: Partial<Pick<Site, 'name' | 'title' | 'path' | 'type' | 'content' | 'isPublic'>>;
}

function section<T extends SectionType>(type: T, value: Partial<SectionValue<T>>): Section {
  const empty = emptySection(type);
  const filled: unknown = { type, value: { ...empty.value, ...value } };
  return filled as Section;
}

const page = (...body: Section[]): PageContent => ({ title: '', description: '', image: null, body });

/** Starter content that says what belongs where; it claims nothing that only the owner knows. */
export const PAGE_STARTS: readonly PageStart[] = [
  { name: texts.emptyName, description: texts.emptyDescription, values: {} },
  {
    name: texts.aboutName,
    description: texts.aboutDescription,
    values: {
      name: texts.aboutName,
      title: texts.aboutName,
      path: '/ueber-uns',
      content: page(
        section('heroB', {
          title: texts.aboutName,
          text: texts.aboutWelcome,
        }),
        section('imageText', {
          title: texts.aboutBeginning,
          text: texts.aboutBeginningText,
        }),
        section('imageText', {
          title: texts.aboutValues,
          text: texts.aboutValuesText,
          position: 'typeB',
        }),
        section('form', { title: texts.aboutForm }),
      ),
    },
  },
  {
    name: texts.jobsName,
    description: texts.jobsDescription,
    values: {
      name: texts.jobsName,
      title: texts.openJobs,
      path: '/jobs',
      content: page(
        section('title', { title: texts.jobsTitle, subtitle: texts.jobsSubtitle }),
        section('content', {
          text: texts.jobsText,
        }),
        section('vacancies', { title: texts.openJobs }),
        section('form', { title: texts.jobsForm }),
      ),
    },
  },
  {
    name: texts.jobName,
    description: texts.jobDescription,
    values: {
      type: 'custom_vacancy',
      content: page(
        section('content', {
          text: {
            type: 'doc',
            content: [
              heading(texts.jobTasks),
              bullets(texts.jobTasksText),
              heading(texts.jobSkills),
              bullets(texts.jobSkillsText),
              heading(texts.jobOffer),
              bullets(texts.jobOfferTime, texts.jobOfferPay),
            ],
          },
        }),
      ),
    },
  },
  {
    name: texts.partyName,
    description: texts.partyDescription,
    values: {
      name: texts.partyName,
      title: texts.partyName,
      path: '/partyservice',
      type: 'custom_party_service',
      content: page(
        section('heroA', {
          title: texts.partyTitle,
          text: texts.partyText,
        }),
        section('service', {
          title: texts.partyPlatters,
          text: texts.partyPlattersText,
        }),
        section('service', {
          title: texts.partyBuffet,
          text: texts.partyBuffetText,
        }),
        section('productFilter', { title: texts.partyOrder }),
      ),
    },
  },
  {
    id: 'accessibility',
    name: accessibility,
    description: texts.accessibilityDescription,
    values: {
      name: accessibility,
      title: accessibility,
      path: ACCESSIBILITY_PATH,
      type: 'simple',
      // Complete as it is, and required by law.
      isPublic: true,
      content: page(section('content', { text: statement.join('\n\n') })),
    },
  },
];

function heading(text: string): object {
  return { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text }] };
}

function bullets(...lines: readonly string[]): object {
  return {
    type: 'bulletList',
    content: lines.map((text) => ({
      type: 'listItem',
      content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
    })),
  };
}
