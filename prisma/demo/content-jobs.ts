import type { RichTextNode } from '#domain/text/rich-text.ts';
import type { Block } from '#entities/block.ts';
import type { Site } from '#entities/site.ts';
import { jobPictures } from './content-pictures.ts';
import { content, heroB, pageOf, vacancies } from './content-sections.ts';
import { bold, bullets, doc, heading, link, paragraph } from './content-text.ts';
import { type DemoPicture, imageRefOf } from './demo-picture.ts';

interface Job {
  id: number;
  slug: string;
  title: string;
  description: string;
  picture: DemoPicture;
  tasks: readonly string[];
  wishes: readonly string[];
  /** What the law requires in every job advertisement. */
  pay: string;
}

const jobs: readonly Job[] = [
  {
    id: 11,
    slug: 'koch',
    title: 'Koch oder Köchin für die Schauküche',
    description:
      'Sie kochen mit Blick auf den Kamp und für Gäste, die Ihnen dabei zuschauen: Mittagsmenü, Buffets und alles, was Ihnen dazu einfällt. 38,5 Stunden, Unterlinden.',
    picture: jobPictures.cook,
    tasks: [
      'Mittagsmenü für rund 80 Gäste, von Montag bis Freitag',
      'Warme Buffets für unseren Partyservice',
      'Die Karte mitgestalten: Wir kochen, was die Höfe ringsum gerade liefern',
    ],
    wishes: [
      'Abgeschlossene Lehre oder ein paar Jahre am Herd',
      'Freude an österreichischer Küche und an Gästen, die fragen',
      'Führerschein B ist fein, aber nicht nötig',
    ],
    pay: '2.780 Euro brutto im Monat, bei Erfahrung gerne mehr',
  },
  {
    id: 12,
    slug: 'feinkostverkauf',
    title: 'Feinkostverkäuferin oder Feinkostverkäufer',
    description:
      'Sie kennen den Unterschied zwischen Bergkäse und Almkäse – oder wollen ihn kennenlernen. Theke am Hauptplatz, 20 bis 38,5 Stunden.',
    picture: jobPictures.counter,
    tasks: [
      'Unsere Gäste an der Theke beraten und bedienen',
      'Wurst und Käse aufschneiden, Platten legen, Geschenkkörbe packen',
      'Die Theke so einräumen, dass man stehen bleibt',
    ],
    wishes: [
      'Freundlichkeit, auch um sieben Uhr früh',
      'Ein gutes Gedächtnis für Namen und Vorlieben',
      'Erfahrung im Verkauf – oder die Bereitschaft, alles von uns zu lernen',
    ],
    pay: '2.260 Euro brutto im Monat für 38,5 Stunden',
  },
  {
    id: 13,
    slug: 'backstube',
    title: 'Bäckerin oder Bäcker mit Herz für Sauerteig',
    description:
      'Unser Roggen-Hauslaib braucht 24 Stunden und ruhige Hände. Arbeitsbeginn um vier Uhr, dafür gehört der Nachmittag Ihnen. 38,5 Stunden, Hauptplatz.',
    picture: jobPictures.bakery,
    tasks: [
      'Brot und Gebäck von Hand: Hauslaib, Handsemmeln, Weckerl, Partybrezeln',
      'Den Sauerteig pflegen, den die Großmutter 1952 angesetzt hat',
      'Zweimal im Jahr ein neues Brot erfinden',
    ],
    wishes: [
      'Abgeschlossene Lehre als Bäckerin oder Bäcker',
      'Ein Gespür dafür, wann ein Teig so weit ist',
      'Frühaufstehen, ohne zu murren',
    ],
    pay: '2.640 Euro brutto im Monat samt Zulagen für die Nachtstunden',
  },
  {
    id: 14,
    slug: 'zustellung',
    title: 'Fahrerin oder Fahrer für die Zustellung',
    description:
      'Sie bringen die Jause ins Büro und das Buffet zur Hochzeit, mit unserem Elektrowagen oder dem Lastenrad. Geringfügig bis 25 Stunden.',
    picture: jobPictures.driving,
    tasks: [
      'Bestellungen in Bad Marienau und Umgebung zustellen',
      'Buffets für Feste liefern und beim Aufbau helfen',
      'Leihgeschirr wieder abholen',
    ],
    wishes: ['Führerschein B', 'Ortskenntnis oder ein gutes Navi', 'Ein Lächeln an der Haustür'],
    pay: '13,40 Euro brutto in der Stunde, das Trinkgeld gehört Ihnen',
  },
  {
    id: 15,
    slug: 'veranstaltungen',
    title: 'Leitung Partyservice und Veranstaltungen',
    description:
      'Taufe, Firmenjubiläum, Hochzeit mit 200 Gästen: Bei Ihnen laufen die Fäden zusammen, vom ersten Gespräch bis zum letzten Glas. 38,5 Stunden, Unterlinden.',
    picture: jobPictures.events,
    tasks: [
      'Kundinnen und Kunden beraten, Angebote schreiben, Abläufe planen',
      'Das Team aus Küche, Service und Zustellung einteilen',
      'Bei großen Festen selbst vor Ort sein',
    ],
    wishes: [
      'Erfahrung in Gastronomie oder Veranstaltung',
      'Ruhe, wenn es rundgeht',
      'Sicherheit im Rechnen und im Formulieren',
    ],
    pay: '3.150 Euro brutto im Monat, Überzahlung je nach Erfahrung',
  },
  {
    id: 16,
    slug: 'lehre',
    title: 'Lehre im Einzelhandel, Schwerpunkt Feinkost',
    description:
      'Drei Jahre, in denen Sie alles lernen, was eine gute Theke ausmacht – und jeden Tag etwas davon kosten. Start im September, Hauptplatz.',
    picture: jobPictures.apprentice,
    tasks: [
      'Von Anfang an mit unseren Gästen arbeiten',
      'Warenkunde: Käse, Wurst, Brot, Wein und woher sie kommen',
      'Wochen in Backstube, Küche und Büro',
    ],
    wishes: ['Pflichtschulabschluss', 'Neugier und Appetit', 'Lust, mit Menschen zu reden'],
    pay: '960 Euro brutto im Monat im ersten Lehrjahr, dazu Essen und Öffi-Ticket',
  },
];

/** The closing sections of every advertisement. */
export const jobBlock: Block = {
  id: 1,
  identifier: 'custom_vacancy',
  content: pageOf(
    content(
      doc(
        heading(2, 'Das bekommen Sie von uns'),
        bullets(
          'Dienstplan drei Wochen im Voraus, Sonntage nur, wenn Sie wollen',
          'Jeden Tag ein warmes Essen und 20 Prozent auf Ihren Einkauf',
          'Kurse, die wir zahlen: vom Käsesommelier bis zum Staplerschein',
          'Ein Team, das zusammenhält, und eine Chefin, die selbst hinter der Theke steht',
        ),
        paragraph(
          'Bewerben können Sie sich am einfachsten gleich hier mit Lebenslauf – oder Sie kommen vorbei und trinken einen Kaffee mit uns. Alle Stellen finden Sie auf unserer ',
          link('Seite für Bewerbungen', '/jobs'),
          '.',
        ),
      ),
    ),
  ),
};

function list(title: string, items: readonly string[]): RichTextNode[] {
  return [heading(2, title), bullets(...items)];
}

function advertisement({ id, slug, title, description, picture, tasks, wishes, pay }: Job): Site {
  return {
    id,
    path: `/jobs/${slug}`,
    name: title,
    title,
    description,
    type: 'custom_vacancy',
    isPublic: true,
    content: {
      title,
      description,
      image: imageRefOf(picture),
      body: [
        content(
          doc(
            ...list('Ihre Aufgaben', tasks),
            ...list('Das bringen Sie mit', wishes),
            heading(2, 'Ihr Gehalt'),
            paragraph('Mindestens ', bold(pay), '.'),
          ),
        ),
      ],
    },
  };
}

export const jobPages: Site[] = [
  {
    id: 10,
    path: '/jobs',
    name: 'Jobs',
    title: 'Arbeiten bei uns',
    description:
      'Offene Stellen bei Feinkost Wiesenknopf in Bad Marienau und Unterlinden: Küche, Theke, Backstube, Zustellung, Partyservice und Lehre.',
    type: 'custom_site',
    isPublic: true,
    content: pageOf(
      heroB({
        title: 'Arbeiten, wo es gut riecht',
        text: '34 Menschen stehen bei uns an Theke, Herd und Ofen. Manche seit dreißig Jahren, andere seit letztem Montag. Vielleicht bald auch Sie?',
        image: imageRefOf(jobPictures.kitchen),
        linkLabel: 'Jetzt bewerben',
        link: '/kontakt?anliegen=jobs#form',
      }),
      vacancies({ title: 'Unsere offenen Stellen', variant: 'typeA' }),
      content(
        doc(
          heading(2, 'Nichts dabei?'),
          paragraph(
            'Gute Leute können wir immer brauchen. Schreiben Sie uns einfach, was Sie gerne machen würden: ',
            link('zur Bewerbung', '/kontakt?anliegen=jobs#form'),
            '.',
          ),
        ),
      ),
    ),
  },
  ...jobs.map(advertisement),
];
