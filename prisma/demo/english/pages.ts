/** Menus and the pages about the shop and ordering: the English by the German. */
export const PAGES: Readonly<Record<string, string>> = {
  // Menus
  Bestellen: 'Order',
  Hauptplatz: 'Hauptplatz',
  'Am Kamp': 'By the Kamp',
  'Über uns': 'About us',
  'Unsere Geschichte': 'Our story',
  'Offene Stellen': 'Open positions',
  'Lieferung und Abholung': 'Delivery and pickup',
  Kontakt: 'Contact',
  Adventmarkt: 'Advent market',
  Startseite: 'Home',
  Unternehmen: 'Company',
  'E-Mail schreiben': 'Write an email',
  'Auf der Landkarte': 'On the map',
  // About us
  'Feinkost Wiesenknopf: seit 1931 am Hauptplatz in Bad Marienau, heute in dritter Generation, mit eigener Backstube, Bistro und Schauküche am Kamp.':
    'Feinkost Wiesenknopf: at Hauptplatz in Bad Marienau since 1931, now in the third generation, with a bakery, a bistro and a show kitchen by the Kamp.',
  'Seit 1931 am Hauptplatz': 'At Hauptplatz since 1931',
  'Drei Generationen, zwei Häuser und noch immer dieselbe Frage an der Theke: Darf’s ein bisserl mehr sein?':
    'Three generations, two houses and still the same question at the counter: may it be a little more?',
  'Wie aus einer Greißlerei ein Feinkosthaus wurde': 'How a corner shop became a delicatessen',
  'Es begann mit Brot und Butter': 'It began with bread and butter',
  'Als Theresia Wiesenknopf 1931 ihre Greißlerei aufsperrte, gab es Brot, Butter, Petroleum und Neuigkeiten. Das Petroleum ist verschwunden, alles andere ist geblieben.':
    'When Theresia Wiesenknopf opened her corner shop in 1931, there was bread, butter, paraffin and news. The paraffin is gone, everything else has stayed.',
  'Ihr Sohn baute nach dem Krieg die Backstube dazu, deren Ofen bis heute jeden Morgen um vier Uhr angeheizt wird. Seit 2009 führen Johanna und Matthias das Haus.':
    'After the war her son added the bakery, whose oven is still lit at four o’clock every morning. Johanna and Matthias have run the house since 2009.',
  'Käse mit Herkunft': 'Cheese with an origin',
  'Mehr als sechzig Sorten liegen in unserer Theke, viele davon reifen wir im eigenen Keller nach. Wer wissen möchte, wie die Kuh geheißen hat, darf gerne fragen.':
    'There are more than sixty kinds in our counter, many of them matured in our own cellar. If you want to know the name of the cow, just ask.',
  'Kosten dürfen Sie bei uns immer – auch vor dem Bestellen.': 'You may always taste – before ordering, too.',
  'Von Höfen, die wir kennen': 'From farms that we know',
  'Eier, Milch, Honig und Gemüse holen wir selbst ab, der weiteste Weg dauert vierzig Minuten. Unsere wichtigsten Partner:':
    'We collect eggs, milk, honey and vegetables ourselves; the longest way takes forty minutes. Our most important partners:',
  'Milchhof Kampwinkl: Milch, Butter, Topfen': 'Milchhof Kampwinkl: milk, butter, curd cheese',
  'Familie Aigner in Oberlinden: Freilandeier und Erdäpfel':
    'The Aigner family in Oberlinden: free-range eggs and potatoes',
  'Imkerei Sonnleitner: Blüten- und Waldhonig': 'Imkerei Sonnleitner: blossom and forest honey',
  'Und im Sommer unter der Linde': 'And in summer under the lime tree',
  'Vierzig Plätze hat unser Bistro, im Gastgarten kommen sechs Tische dazu. Zum Frühstück gibt es dort das Gebäck, das Sie aus dem Ofen haben kommen sehen.':
    'Our bistro has forty seats, and the garden adds six tables. For breakfast you get the rolls that you have just seen coming out of the oven.',
  'Man soll einem Geschäft anmerken, dass die Leute darin selber gerne essen.':
    'You should be able to tell that the people in a shop like to eat themselves.',
  'Johanna Wiesenknopf, Chefin in dritter Generation': 'Johanna Wiesenknopf, head in the third generation',
  'Für Ihr Fest und für daheim': 'For your celebration and for home',
  'So finden Sie uns': 'How to find us',
  'Feinkost Wiesenknopf, Hauptplatz 7, 3569 Bad Marienau':
    'Feinkost Wiesenknopf, Hauptplatz 7, 3569 Bad Marienau',
  'Vom Bahnhof sind es sieben Minuten zu Fuß, vor der Tür stehen Fahrradständer. Mit dem Auto parken Sie am Kirchenplatz, die erste Stunde ist gratis.':
    'It is seven minutes on foot from the station, and there are bicycle stands at the door. By car you park at Kirchenplatz; the first hour is free.',
  'Kontakt und Anfragen': 'Contact and enquiries',
  'Mitarbeiten bei Wiesenknopf': 'Work at Wiesenknopf',
  // Contact
  'Fragen, Wünsche, Bewerbungen: So erreichen Sie Feinkost Wiesenknopf in Bad Marienau und Unterlinden am Kamp.':
    'Questions, wishes, applications: how to reach Feinkost Wiesenknopf in Bad Marienau and Unterlinden.',
  'Reden wir miteinander': 'Let’s talk',
  'Für alles, was eilt, sind wir am Telefon:': 'For everything urgent we are on the phone:',
  '. Alles andere beantworten wir spätestens am nächsten Werktag.':
    '. We answer everything else on the next working day at the latest.',
  'Schreiben Sie uns': 'Write to us',
  'Erzählen Sie uns, worum es geht. Bei Bestellungen für ein Fest helfen uns Datum, Ort und die Zahl der Gäste, bei einer Bewerbung Ihr Lebenslauf.':
    'Tell us what it is about. For a celebration the date, the place and the number of guests help us, for an application your CV.',
  // Delivery and pickup
  'Wann wir liefern, was es kostet und wie Sie Ihre Bestellung in Bad Marienau und Unterlinden abholen.':
    'When we deliver, what it costs and how to pick up your order in Bad Marienau and Unterlinden.',
  'Sie bestellen online, wir bereiten alles frisch zu. Ob Sie abholen, sich beliefern lassen oder bei uns am Tisch essen, entscheiden Sie beim Bestellen.':
    'You order online, we prepare everything fresh. Whether you pick it up, have it delivered or eat at our tables is up to you when you order.',
  'So läuft eine Bestellung ab': 'How an order works',
  'Produkte auswählen und in den Warenkorb legen': 'Choose products and put them into the cart',
  'Abholung, Lieferung oder Tisch wählen und, wenn Sie möchten, einen Termin':
    'Choose pickup, delivery or a table and, if you like, a time',
  'Absenden: Wir bestätigen Ihre Bestellung meist binnen fünf Minuten':
    'Send it: we usually confirm your order within five minutes',
  'Auf der Statusseite mitverfolgen, wann alles fertig ist':
    'Follow on the status page when everything is ready',
  Abholung: 'Pickup',
  'Ihre Bestellung steht an der Abholtheke gleich links vom Eingang, unter Ihrer Abholnummer. Warme Speisen halten wir 30 Minuten für Sie bereit.':
    'Your order waits at the pickup counter just left of the entrance, under your number. We keep hot food ready for you for 30 minutes.',
  Lieferung: 'Delivery',
  'Wir liefern mit dem Elektrowagen oder dem Lastenrad:': 'We deliver by electric car or cargo bike:',
  'Bad Marienau:': 'Bad Marienau:',
  'Ortskern und Kurviertel': 'town centre and spa quarter',
  'Unterlinden am Kamp, Kampwinkl und Oberlinden:': 'Unterlinden, Kampwinkl and Oberlinden:',
  'ab dem angegebenen Mindestbestellwert': 'from the stated minimum order value',
  'Umkreis von 30 Kilometern:': 'Within 30 kilometres:',
  'Bestellungen beim Partyservice': 'orders with the party service',
  'Liefergebühr und Mindestbestellwert hängen vom Liefergebiet ab; Sie sehen beides, bevor Sie absenden.':
    'The delivery fee and the minimum order value depend on the area; you see both before you send.',
  Bezahlung: 'Payment',
  'Bar oder mit Bankomatkarte: bei der Abholung, an der Haustür oder am Tisch.':
    'In cash or by debit card: on pickup, at your door or at the table.',
  'Noch Fragen?': 'Any questions?',
  'Wir helfen gerne weiter:': 'We are glad to help:',
  'Nachricht schreiben': 'write a message',
  'oder anrufen unter': 'or call',
  // Advent market
  'Adventmarkt am Hauptplatz': 'Advent market at Hauptplatz',
  'Kekse, Punsch und Musik: unser Adventmarkt vor dem Geschäft.':
    'Biscuits, punch and music: our Advent market in front of the shop.',
  'An den vier Samstagen im Advent schenken wir vor dem Geschäft Punsch aus, und aus der Backstube kommen Kekse nach Rezepten der Urgroßmutter.':
    'On the four Saturdays of Advent we serve punch in front of the shop, and the bakery makes biscuits to great-grandmother’s recipes.',
  'Jeweils von 14 bis 19 Uhr. Um 16 Uhr spielt der Musikverein Unterlinden am Kamp.':
    'Each time from 14:00 to 19:00. At 16:00 the brass band of Unterlinden plays.',
  'Das Programm folgt in den nächsten Tagen.': 'The programme follows in the next few days.',
};
