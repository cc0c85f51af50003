import type { PageContent, Section, SectionType, SectionValue } from '#entities/shapes/content.ts';
import { emptySection } from '#entities/shapes/content.ts';
import type { Site } from '#entities/site.ts';

/** What a new page can begin with. */
export interface PageStart {
  name: string;
  description: string;
  values: Partial<Pick<Site, 'name' | 'title' | 'path' | 'type' | 'content'>>;
}

function section<T extends SectionType>(type: T, value: Partial<SectionValue<T>>): Section {
  const empty = emptySection(type);
  const filled: unknown = { type, value: { ...empty.value, ...value } };
  return filled as Section;
}

const page = (...body: Section[]): PageContent => ({ title: '', description: '', image: null, body });

/** Beginnings that say what belongs where; nothing in them claims what only the owner knows. */
export const PAGE_STARTS: readonly PageStart[] = [
  { name: 'Leere Seite', description: 'Sie bauen die Seite selbst aus Abschnitten.', values: {} },
  {
    name: 'Über uns',
    description: 'Wer Sie sind, wie alles begann, was Ihnen wichtig ist.',
    values: {
      name: 'Über uns',
      title: 'Über uns',
      path: '/ueber-uns',
      content: page(
        section('heroB', {
          title: 'Über uns',
          text: 'Schön, dass Sie da sind! Schreiben Sie hier in zwei, drei Sätzen, wer Sie sind und was es bei Ihnen gibt.',
        }),
        section('imageText', {
          title: 'Wie alles begann',
          text: 'Seit wann gibt es Ihr Lokal, und wer hat es aufgemacht? Gäste lesen gerne, wer für sie kocht.',
        }),
        section('imageText', {
          title: 'Was uns wichtig ist',
          text: 'Woher kommen Ihre Zutaten, was machen Sie selbst? Nennen Sie Namen und Orte.',
          position: 'typeB',
        }),
        section('form', { title: 'Schreiben Sie uns' }),
      ),
    },
  },
  {
    name: 'Jobs',
    description: 'Übersicht Ihrer offenen Stellen mit Formular für Bewerbungen.',
    values: {
      name: 'Jobs',
      title: 'Offene Stellen',
      path: '/jobs',
      content: page(
        section('title', { title: 'Arbeiten bei uns', subtitle: 'Wir freuen uns auf Ihre Bewerbung.' }),
        section('content', {
          text: 'Schreiben Sie hier, was die Arbeit bei Ihnen ausmacht: Arbeitszeiten, Essen, freie Tage. Die Stellen darunter legen Sie als eigene Seiten der Art „Stelle“ an.',
        }),
        section('vacancies', { title: 'Offene Stellen' }),
        section('form', { title: 'Jetzt bewerben' }),
      ),
    },
  },
  {
    name: 'Stelle',
    description: 'Eine einzelne Stelle; sie erscheint von selbst in der Übersicht der Jobs.',
    values: {
      type: 'custom_vacancy',
      content: page(
        section('content', {
          text: {
            type: 'doc',
            content: [
              heading('Ihre Aufgaben'),
              bullets('Was ist an einem gewöhnlichen Tag zu tun?'),
              heading('Das bringen Sie mit'),
              bullets('Was muss jemand können, was lernt man bei Ihnen?'),
              heading('Das bieten wir'),
              bullets(
                'Arbeitszeit und Arbeitsort',
                'Lohn: In Österreich muss das Mindestentgelt in jeder Anzeige stehen.',
              ),
            ],
          },
        }),
      ),
    },
  },
  {
    name: 'Partyservice',
    description: 'Platten, Buffets und Feste, mit Ihren Produkten zum Bestellen.',
    values: {
      name: 'Partyservice',
      title: 'Partyservice',
      path: '/partyservice',
      type: 'custom_party_service',
      content: page(
        section('heroA', {
          title: 'Wir richten Ihr Fest aus',
          text: 'Schreiben Sie hier, für welche Feste Sie liefern und wie lange vorher man bestellen soll.',
        }),
        section('service', {
          title: 'Platten und Brötchen',
          text: 'Für wie viele Personen gibt es sie, und was liegt darauf?',
        }),
        section('service', {
          title: 'Buffet',
          text: 'Was gehört dazu: Geschirr, Aufbau, Abholung?',
        }),
        section('productFilter', { title: 'Gleich bestellen' }),
      ),
    },
  },
];

function heading(text: string): object {
  return { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text }] };
}

function bullets(...texts: readonly string[]): object {
  return {
    type: 'bulletList',
    content: texts.map((text) => ({
      type: 'listItem',
      content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
    })),
  };
}
