import type { Block } from '#entities/block.ts';
import type { Site } from '#entities/site.ts';
import { pagePictures } from './content-pictures.ts';
import {
  configurator,
  heroA,
  heroB,
  imageText,
  pageOf,
  productFilter,
  service,
  title,
} from './content-sections.ts';
import { doc, link, paragraph } from './content-text.ts';
import { imageRefOf } from './demo-picture.ts';

/** Pages for ordering: the party service and the configurator. */
export const orderPages: Site[] = [
  {
    id: 1,
    path: '/partyservice',
    name: 'Partyservice',
    title: 'Partyservice',
    description:
      'Brötchen, Platten, Partybrezeln und Buffets für 6 bis 250 Gäste: frisch angerichtet in unserer Schauküche am Kamp und pünktlich geliefert.',
    type: 'custom_party_service',
    isPublic: true,
    content: pageOf(
      heroA({
        title: 'Sie feiern, wir richten an',
        text: 'Von der Brötchenplatte für sechs bis zum Buffet für zweihundert: Wir kochen, garnieren und liefern – und Sie haben Zeit für Ihre Gäste.',
        image: imageRefOf(pagePictures.buffet),
        linkLabel: 'Persönlich beraten lassen',
        link: '/kontakt?anliegen=partyplatten#form',
      }),
      title('Damit am Festtag alles passt', 'Drei Dinge, um die Sie sich nicht kümmern müssen.'),
      service({
        anchor: 'beratung',
        title: 'Beratung',
        text: 'Wie viele Brötchen braucht eine Taufe? Passt das Buffet auch für Vegetarier? Rufen Sie uns an oder schreiben Sie uns: Wir rechnen mit Ihnen durch, was Sie wirklich brauchen.',
        image: imageRefOf(pagePictures.advice),
        linkLabel: 'Anfrage schicken',
        link: '/kontakt?anliegen=partyplatten#form',
      }),
      service({
        anchor: 'lieferung',
        title: 'Lieferung und Aufbau',
        text: 'Im Umkreis von 30 Kilometern bringen wir Ihre Bestellung zur vereinbarten Stunde, bauen das Buffet auf und erklären, was was ist.',
        image: imageRefOf(pagePictures.delivery),
        linkLabel: 'So liefern wir',
        link: '/lieferung-und-abholung',
      }),
      service({
        anchor: 'geschirr',
        title: 'Leihgeschirr',
        text: 'Teller, Gläser, Besteck und Warmhalteboxen leihen Sie gleich mit. Zurückgeben dürfen Sie alles so, wie es ist – das Abwaschen übernehmen wir.',
        image: imageRefOf(pagePictures.dishes),
      }),
      imageText({
        title: 'Die Partybrezel, unser Klassiker',
        text: doc(
          paragraph(
            'Waagrecht aufgeschnitten, üppig gefüllt und so groß wie ein Wagenrad: Seit 1987 backen wir die Partybrezel in drei Größen, mit Laugenteig, Milchbrotteig oder Kürbiskernen.',
          ),
          paragraph(
            'Bis zu vier Füllungen liegen nebeneinander, damit für alle etwas dabei ist. Bestellen Sie bitte zwei Tage im Voraus.',
          ),
        ),
        image: imageRefOf(pagePictures.pretzel),
        size: 'typeB',
        position: 'typeB',
        linkLabel: 'Partybrezel anfragen',
        link: '/kontakt?anliegen=partybrezel#form',
      }),
      imageText({
        title: 'Käse, wie er sein soll',
        text: doc(
          paragraph(
            'Unsere Käseplatten richten wir erst am Tag Ihres Festes: mit Bergkäse aus dem Keller, Camembert aus Marienau, Trauben, Nüssen und ofenfrischem Brot.',
          ),
          paragraph(
            'Als Geschenk packen wir das Beste davon gerne in einen Korb: ',
            link('Geschenkkorb anfragen', '/kontakt?anliegen=geschenkkoerbe#form'),
            '.',
          ),
        ),
        image: imageRefOf(pagePictures.coldPlatter),
        size: 'typeB',
        position: 'typeA',
      }),
      productFilter('Gleich online bestellen', 8, 9, 10, 11),
    ),
  },
  {
    id: 2,
    path: '/jausenkonfigurator',
    name: 'Jausenkonfigurator',
    title: 'Jausenkonfigurator',
    description:
      'Gebäck, Belag, Käse, Gemüse und Sauce: Stellen Sie Ihre Jausensemmel Schritt für Schritt zusammen und holen Sie sie fertig eingepackt ab.',
    type: 'custom_configurator',
    isPublic: true,
    content: pageOf(
      heroB({
        title: 'Ihre Jause, ganz nach Ihrem Geschmack',
        text: 'Semmel oder Weckerl, Beinschinken oder Grillgemüse, mit Kren oder ohne: Sie sagen, wie – wir schneiden, streichen und packen ein.',
        image: imageRefOf(pagePictures.snack),
      }),
      configurator({
        title: 'Womit fangen wir an?',
        text: doc(
          paragraph(
            'Abholen können Sie meist schon nach einer Viertelstunde. Mehr als zehn auf einmal richtet unser ',
            link('Partyservice', '/partyservice'),
            ' auf Platten an.',
          ),
        ),
      }),
    ),
  },
];

/** What is shown at the end of the home page. */
export const homeBlock: Block = {
  id: 2,
  identifier: 'home',
  content: pageOf(
    imageText({
      title: 'Die Jause nach Ihrem Geschmack',
      text: 'Gebäck, Belag, Käse, Gemüse und Sauce: Stellen Sie sich Ihre Jausensemmel zusammen und holen Sie sie fertig eingepackt ab.',
      image: imageRefOf(pagePictures.snack),
      size: 'typeB',
      position: 'typeB',
      linkLabel: 'Zum Jausenkonfigurator',
      link: '/jausenkonfigurator',
    }),
    imageText({
      title: 'Und wenn es etwas zu feiern gibt',
      text: 'Brötchen, Platten, Partybrezeln und Buffets: Unser Partyservice richtet an, liefert und nimmt das schmutzige Geschirr wieder mit.',
      image: imageRefOf(pagePictures.buffet),
      size: 'typeB',
      position: 'typeA',
      linkLabel: 'Zum Partyservice',
      link: '/partyservice',
    }),
  ),
};
