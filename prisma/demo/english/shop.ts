import { allergensText, imprintText, privacyText, termsText } from '../legal-texts.ts';
import { allergens, imprint, privacy, terms } from './legal.ts';

/** Settings, allergens, branches, categories, tags and the recipients of donations: the English by the German. */
export const SHOP: Readonly<Record<string, string>> = {
  // Settings
  'Feinkost Wiesenknopf – Jause, Theke und Partyservice':
    'Feinkost Wiesenknopf – snacks, delicatessen and party service',
  'Jausensemmeln nach Wunsch, Käse und Wurst von der Theke, Mittagsmenü und Platten für jedes Fest: online bestellen, im Kamptal abholen oder liefern lassen.':
    'Rolls made to order, cheese and sausage from the counter, lunch menus and platters for every celebration: order online, pick up in the Kamp valley or have it delivered.',
  'Feinkost Wiesenknopf | Online bestellen in Bad Marienau':
    'Feinkost Wiesenknopf | Order online in Bad Marienau',
  'Feinkost, Jause und Partyservice aus Bad Marienau und Unterlinden am Kamp. Jetzt online bestellen: Abholung, Lieferung oder direkt am Tisch.':
    'Delicatessen, snacks and party service from Bad Marienau and Unterlinden. Order online now: pickup, delivery or right at your table.',
  [termsText]: terms,
  [privacyText]: privacy,
  [imprintText]: imprint,
  [allergensText]: allergens,
  // Allergens
  keine: 'none',
  // Categories
  Jausenkonfigurator: 'Build your snack',
  Frühstück: 'Breakfast',
  Mittagsmenü: 'Lunch menu',
  'Salate & Suppen': 'Salads & soups',
  Käsetheke: 'Cheese counter',
  'Fleisch & Wurst': 'Meat & sausage',
  'Brot & Gebäck': 'Bread & rolls',
  Partyservice: 'Party service',
  'Torten & Mehlspeisen': 'Cakes & pastries',
  Getränke: 'Drinks',
  'Geschenke & Vorrat': 'Gifts & larder',
  // Tags
  Mittagstisch: 'Lunch',
  Gastgarten: 'Garden',
  Lieferung: 'Delivery',
  // Branches
  'Unser Stammhaus seit 1931: Feinkosttheke, Backstube und Bistro mit 40 Plätzen, im Sommer auch im Gastgarten unter der Linde.':
    'Our first house since 1931: delicatessen counter, bakery and a bistro with 40 seats, in summer also in the garden under the lime tree.',
  'Wir sind Montag bis Freitag ab 7 Uhr, am Wochenende ab 7 beziehungsweise 8 Uhr wieder für Sie da.':
    'We are back for you from 7:00 on Monday to Friday, from 7:00 on Saturday and from 8:00 on Sunday.',
  'Schauküche und Heimat unseres Partyservice: Hier entstehen Platten, Buffets und Torten. Parkplätze direkt vor der Tür.':
    'Show kitchen and home of our party service: this is where platters, buffets and cakes are made. Parking right outside.',
  'Unsere Küche am Kamp ruht gerade. Ab 8 Uhr richten wir wieder frisch für Sie an.':
    'Our kitchen by the Kamp is resting. From 8:00 we are back with fresh food for you.',
  'Bad Marienau – Ortskern': 'Bad Marienau – town centre',
  'Bad Marienau – Kurviertel': 'Bad Marienau – spa quarter',
  'Unterlinden am Kamp': 'Unterlinden am Kamp',
  'Kampwinkl und Oberlinden': 'Kampwinkl and Oberlinden',
  'Kurklinik Marienau': 'Marienau spa clinic',
  'Bad Marienau': 'Bad Marienau',
  'Umkreis 30 km (nur Partyservice)': 'Within 30 km (party service only)',
  // Donations
  'Für die Jugendgruppe: neue Helme, Zeltlager und den Bewerb im Sommer.':
    'For the youth group: new helmets, camps and the competition in summer.',
  'Rettet Lebensmittel, die noch gut sind, und gibt sie an Familien weiter, die sie brauchen.':
    'Rescues food that is still good and passes it on to families who need it.',
  'Leihinstrumente und Unterricht für Kinder, die ein Instrument lernen möchten.':
    'Instruments on loan and lessons for children who would like to learn to play.',
  'Futter und Tierarzt für rund 60 Hunde und Katzen auf der Suche nach einem Zuhause.':
    'Food and vet for around 60 dogs and cats looking for a home.',
  'Ehrenamtliche begleiten schwer kranke Menschen und ihre Angehörigen zu Hause.':
    'Volunteers accompany seriously ill people and their families at home.',
};
