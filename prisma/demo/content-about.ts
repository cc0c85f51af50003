import type { Site } from '#entities/site.ts';
import { branches } from './branches.ts';
import { pagePictures } from './content-pictures.ts';
import {
  content,
  form,
  frameText,
  heroA,
  heroB,
  imageText,
  pageOf,
  productCategories,
  title,
  vacancies,
} from './content-sections.ts';
import { bold, bullets, doc, heading, link, numbers, paragraph, quote } from './content-text.ts';
import { imageRefOf } from './demo-picture.ts';

const [, counterPicture = null] = branches[0]?.images ?? [];

/** A map of the main square; shown only after consent. */
const MAP =
  'https://www.openstreetmap.org/export/embed.html?bbox=15.6504%2C48.5971%2C15.6704%2C48.6071&layer=mapnik&marker=48.6021%2C15.6604';

const aboutPage: Site = {
  id: 20,
  path: '/ueber-uns',
  name: 'Über uns',
  title: 'Über uns',
  description:
    'Feinkost Wiesenknopf: seit 1931 am Hauptplatz in Bad Marienau, heute in dritter Generation, mit eigener Backstube, Bistro und Schauküche am Kamp.',
  type: 'custom_site',
  isPublic: true,
  content: pageOf(
    heroA({
      title: 'Seit 1931 am Hauptplatz',
      text: 'Drei Generationen, zwei Häuser und noch immer dieselbe Frage an der Theke: Darf’s ein bisserl mehr sein?',
      image: counterPicture,
    }),
    title('Wie aus einer Greißlerei ein Feinkosthaus wurde'),
    imageText({
      title: 'Es begann mit Brot und Butter',
      text: doc(
        paragraph(
          'Als Theresia Wiesenknopf 1931 ihre Greißlerei aufsperrte, gab es Brot, Butter, Petroleum und Neuigkeiten. Das Petroleum ist verschwunden, alles andere ist geblieben.',
        ),
        paragraph(
          'Ihr Sohn baute nach dem Krieg die Backstube dazu, deren Ofen bis heute jeden Morgen um vier Uhr angeheizt wird. Seit 2009 führen Johanna und Matthias das Haus.',
        ),
      ),
      image: imageRefOf(pagePictures.bread),
      size: 'typeA',
      position: 'typeA',
    }),
    imageText({
      title: 'Käse mit Herkunft',
      text: doc(
        paragraph(
          'Mehr als sechzig Sorten liegen in unserer Theke, viele davon reifen wir im eigenen Keller nach. Wer wissen möchte, wie die Kuh geheißen hat, darf gerne fragen.',
        ),
        paragraph('Kosten dürfen Sie bei uns immer – auch vor dem Bestellen.'),
      ),
      image: imageRefOf(pagePictures.cheese),
      size: 'typeB',
      position: 'typeB',
    }),
    imageText({
      title: 'Von Höfen, die wir kennen',
      text: doc(
        paragraph(
          'Eier, Milch, Honig und Gemüse holen wir selbst ab, der weiteste Weg dauert vierzig Minuten. Unsere wichtigsten Partner:',
        ),
        bullets(
          'Milchhof Kampwinkl: Milch, Butter, Topfen',
          'Familie Aigner in Oberlinden: Freilandeier und Erdäpfel',
          'Imkerei Sonnleitner: Blüten- und Waldhonig',
        ),
      ),
      image: imageRefOf(pagePictures.farm),
      size: 'typeC',
      position: 'typeA',
    }),
    imageText({
      title: 'Und im Sommer unter der Linde',
      text: 'Vierzig Plätze hat unser Bistro, im Gastgarten kommen sechs Tische dazu. Zum Frühstück gibt es dort das Gebäck, das Sie aus dem Ofen haben kommen sehen.',
      image: imageRefOf(pagePictures.garden),
      size: 'typeC',
      position: 'typeB',
    }),
    content(
      doc(
        quote('Man soll einem Geschäft anmerken, dass die Leute darin selber gerne essen.'),
        paragraph('Johanna Wiesenknopf, Chefin in dritter Generation'),
      ),
    ),
    productCategories('Für Ihr Fest und für daheim', 8, 9, 10, 11),
    frameText({
      title: 'So finden Sie uns',
      text: doc(
        paragraph('Feinkost Wiesenknopf, Hauptplatz 7, 3569 Bad Marienau'),
        paragraph(
          'Vom Bahnhof sind es sieben Minuten zu Fuß, vor der Tür stehen Fahrradständer. Mit dem Auto parken Sie am Kirchenplatz, die erste Stunde ist gratis.',
        ),
      ),
      src: MAP,
      position: 'typeB',
      linkLabel: 'Kontakt und Anfragen',
      link: '/kontakt',
    }),
    vacancies({ title: 'Mitarbeiten bei Wiesenknopf', variant: 'typeB' }),
  ),
};

const contactPage: Site = {
  id: 21,
  path: '/kontakt',
  name: 'Kontakt',
  title: 'Kontakt',
  description:
    'Fragen, Wünsche, Bewerbungen: So erreichen Sie Feinkost Wiesenknopf in Bad Marienau und Unterlinden am Kamp.',
  type: 'custom_site',
  isPublic: true,
  content: pageOf(
    heroB({
      title: 'Reden wir miteinander',
      text: doc(
        paragraph(
          'Für alles, was eilt, sind wir am Telefon: ',
          link('+43 2999 555010', 'tel:+432999555010'),
          '. Alles andere beantworten wir spätestens am nächsten Werktag.',
        ),
      ),
      image: imageRefOf(pagePictures.contact),
    }),
    form({
      title: 'Schreiben Sie uns',
      text: 'Erzählen Sie uns, worum es geht. Bei Bestellungen für ein Fest helfen uns Datum, Ort und die Zahl der Gäste, bei einer Bewerbung Ihr Lebenslauf.',
    }),
  ),
};

const deliveryPage: Site = {
  id: 22,
  path: '/lieferung-und-abholung',
  name: 'Lieferung und Abholung',
  title: 'Lieferung und Abholung',
  description:
    'Wann wir liefern, was es kostet und wie Sie Ihre Bestellung in Bad Marienau und Unterlinden abholen.',
  type: 'simple',
  isPublic: true,
  content: pageOf(
    content(
      doc(
        paragraph(
          'Sie bestellen online, wir bereiten alles frisch zu. Ob Sie abholen, sich beliefern lassen oder bei uns am Tisch essen, entscheiden Sie beim Bestellen.',
        ),
        heading(2, 'So läuft eine Bestellung ab'),
        numbers(
          'Produkte auswählen und in den Warenkorb legen',
          'Abholung, Lieferung oder Tisch wählen und, wenn Sie möchten, einen Termin',
          'Absenden: Wir bestätigen Ihre Bestellung meist binnen fünf Minuten',
          'Auf der Statusseite mitverfolgen, wann alles fertig ist',
        ),
        heading(2, 'Abholung'),
        paragraph(
          'Ihre Bestellung steht an der Abholtheke gleich links vom Eingang, unter Ihrer Abholnummer. Warme Speisen halten wir 30 Minuten für Sie bereit.',
        ),
        heading(2, 'Lieferung'),
        paragraph('Wir liefern mit dem Elektrowagen oder dem Lastenrad:'),
        bullets(
          [bold('Bad Marienau: '), 'Ortskern und Kurviertel'],
          [bold('Unterlinden am Kamp, Kampwinkl und Oberlinden: '), 'ab dem angegebenen Mindestbestellwert'],
          [bold('Umkreis von 30 Kilometern: '), 'Bestellungen beim Partyservice'],
        ),
        paragraph(
          'Liefergebühr und Mindestbestellwert hängen vom Liefergebiet ab; Sie sehen beides, bevor Sie absenden.',
        ),
        heading(2, 'Bezahlung'),
        paragraph('Bar oder mit Bankomatkarte: bei der Abholung, an der Haustür oder am Tisch.'),
        heading(2, 'Noch Fragen?'),
        paragraph(
          'Wir helfen gerne weiter: ',
          link('Nachricht schreiben', '/kontakt#form'),
          ' oder anrufen unter ',
          link('+43 2999 555010', 'tel:+432999555010'),
          '.',
        ),
      ),
    ),
  ),
};

/** Not public yet: only staff see it. */
const draftPage: Site = {
  id: 23,
  path: '/adventmarkt',
  name: 'Adventmarkt am Hauptplatz',
  title: 'Adventmarkt am Hauptplatz',
  description: 'Kekse, Punsch und Musik: unser Adventmarkt vor dem Geschäft.',
  type: 'custom_site',
  isPublic: false,
  content: pageOf(
    heroA({
      title: 'Adventmarkt am Hauptplatz',
      text: 'An den vier Samstagen im Advent schenken wir vor dem Geschäft Punsch aus, und aus der Backstube kommen Kekse nach Rezepten der Urgroßmutter.',
      image: imageRefOf(pagePictures.advent),
    }),
    content(
      doc(
        paragraph('Jeweils von 14 bis 19 Uhr. Um 16 Uhr spielt der Musikverein Unterlinden am Kamp.'),
        paragraph('Das Programm folgt in den nächsten Tagen.'),
      ),
    ),
  ),
};

export const shopPages: Site[] = [aboutPage, contactPage, deliveryPage, draftPage];
