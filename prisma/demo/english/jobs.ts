/** The pages about jobs: the English by the German. */
export const JOBS: Readonly<Record<string, string>> = {
  Jobs: 'Jobs',
  'Arbeiten bei uns': 'Working with us',
  'Offene Stellen bei Feinkost Wiesenknopf in Bad Marienau und Unterlinden: Küche, Theke, Backstube, Zustellung, Partyservice und Lehre.':
    'Open positions at Feinkost Wiesenknopf in Bad Marienau and Unterlinden: kitchen, counter, bakery, delivery, party service and apprenticeship.',
  'Arbeiten, wo es gut riecht': 'Work where it smells good',
  '34 Menschen stehen bei uns an Theke, Herd und Ofen. Manche seit dreißig Jahren, andere seit letztem Montag. Vielleicht bald auch Sie?':
    '34 people work at our counter, stove and oven. Some for thirty years, others since last Monday. Soon perhaps you, too?',
  'Jetzt bewerben': 'Apply now',
  'Unsere offenen Stellen': 'Our open positions',
  'Nichts dabei?': 'Nothing for you?',
  'Gute Leute können wir immer brauchen. Schreiben Sie uns einfach, was Sie gerne machen würden:':
    'We can always use good people. Just write to us what you would like to do:',
  'zur Bewerbung': 'to the application',
  'Das bekommen Sie von uns': 'What you get from us',
  'Dienstplan drei Wochen im Voraus, Sonntage nur, wenn Sie wollen':
    'A roster three weeks ahead, Sundays only if you want to',
  'Jeden Tag ein warmes Essen und 20 Prozent auf Ihren Einkauf':
    'A hot meal every day and 20 per cent off your shopping',
  'Kurse, die wir zahlen: vom Käsesommelier bis zum Staplerschein':
    'Courses that we pay for: from cheese sommelier to forklift licence',
  'Ein Team, das zusammenhält, und eine Chefin, die selbst hinter der Theke steht':
    'A team that sticks together, and a boss who stands behind the counter herself',
  'Bewerben können Sie sich am einfachsten gleich hier mit Lebenslauf – oder Sie kommen vorbei und trinken einen Kaffee mit uns. Alle Stellen finden Sie auf unserer':
    'The easiest way is to apply right here with your CV – or you drop in and have a coffee with us. You find all positions on our',
  'Seite für Bewerbungen': 'page for applications',
  'Ihre Aufgaben': 'Your tasks',
  'Das bringen Sie mit': 'What you bring along',
  'Ihr Gehalt': 'Your pay',
  Mindestens: 'At least',
  'Koch oder Köchin für die Schauküche': 'Cook for the show kitchen',
  'Sie kochen mit Blick auf den Kamp und für Gäste, die Ihnen dabei zuschauen: Mittagsmenü, Buffets und alles, was Ihnen dazu einfällt. 38,5 Stunden, Unterlinden.':
    'You cook with a view of the Kamp and for guests who watch you: lunch menus, buffets and whatever else you think of. 38.5 hours, Unterlinden.',
  'Mittagsmenü für rund 80 Gäste, von Montag bis Freitag': 'Lunch for around 80 guests, Monday to Friday',
  'Warme Buffets für unseren Partyservice': 'Hot buffets for our party service',
  'Die Karte mitgestalten: Wir kochen, was die Höfe ringsum gerade liefern':
    'Helping to shape the menu: we cook what the farms around us deliver at the time',
  'Abgeschlossene Lehre oder ein paar Jahre am Herd':
    'A completed apprenticeship or a few years at the stove',
  'Freude an österreichischer Küche und an Gästen, die fragen':
    'A love of Austrian cooking and of guests who ask questions',
  'Führerschein B ist fein, aber nicht nötig': 'A driving licence is nice but not needed',
  '2.780 Euro brutto im Monat, bei Erfahrung gerne mehr':
    '2,780 euros gross per month, gladly more with experience',
  'Feinkostverkäuferin oder Feinkostverkäufer': 'Delicatessen sales assistant',
  'Sie kennen den Unterschied zwischen Bergkäse und Almkäse – oder wollen ihn kennenlernen. Theke am Hauptplatz, 20 bis 38,5 Stunden.':
    'You know the difference between mountain and Alpine cheese – or want to get to know it. Counter at Hauptplatz, 20 to 38.5 hours.',
  'Unsere Gäste an der Theke beraten und bedienen': 'Advising and serving our guests at the counter',
  'Wurst und Käse aufschneiden, Platten legen, Geschenkkörbe packen':
    'Slicing sausage and cheese, arranging platters, packing gift baskets',
  'Die Theke so einräumen, dass man stehen bleibt': 'Filling the counter so that people stop and look',
  'Freundlichkeit, auch um sieben Uhr früh': 'Friendliness, even at seven in the morning',
  'Ein gutes Gedächtnis für Namen und Vorlieben': 'A good memory for names and preferences',
  'Erfahrung im Verkauf – oder die Bereitschaft, alles von uns zu lernen':
    'Experience in sales – or the readiness to learn everything from us',
  '2.260 Euro brutto im Monat für 38,5 Stunden': '2,260 euros gross per month for 38.5 hours',
  'Bäckerin oder Bäcker mit Herz für Sauerteig': 'Baker with a heart for sourdough',
  'Unser Roggen-Hauslaib braucht 24 Stunden und ruhige Hände. Arbeitsbeginn um vier Uhr, dafür gehört der Nachmittag Ihnen. 38,5 Stunden, Hauptplatz.':
    'Our rye house loaf needs 24 hours and steady hands. Work begins at four o’clock, so the afternoon is yours. 38.5 hours, Hauptplatz.',
  'Brot und Gebäck von Hand: Hauslaib, Handsemmeln, Weckerl, Partybrezeln':
    'Bread and rolls by hand: house loaf, Kaiser rolls, seeded rolls, party pretzels',
  'Den Sauerteig pflegen, den die Großmutter 1952 angesetzt hat':
    'Looking after the sourdough that grandmother started in 1952',
  'Zweimal im Jahr ein neues Brot erfinden': 'Inventing a new bread twice a year',
  'Abgeschlossene Lehre als Bäckerin oder Bäcker': 'A completed apprenticeship as a baker',
  'Ein Gespür dafür, wann ein Teig so weit ist': 'A feeling for when a dough is ready',
  'Frühaufstehen, ohne zu murren': 'Getting up early without grumbling',
  '2.640 Euro brutto im Monat samt Zulagen für die Nachtstunden':
    '2,640 euros gross per month including bonuses for the night hours',
  'Fahrerin oder Fahrer für die Zustellung': 'Delivery driver',
  'Sie bringen die Jause ins Büro und das Buffet zur Hochzeit, mit unserem Elektrowagen oder dem Lastenrad. Geringfügig bis 25 Stunden.':
    'You bring snacks to offices and buffets to weddings, with our electric car or the cargo bike. From a few hours up to 25.',
  'Bestellungen in Bad Marienau und Umgebung zustellen': 'Delivering orders in and around Bad Marienau',
  'Buffets für Feste liefern und beim Aufbau helfen':
    'Delivering buffets for celebrations and helping to set them up',
  'Leihgeschirr wieder abholen': 'Collecting hired dishes',
  'Führerschein B': 'Driving licence',
  'Ortskenntnis oder ein gutes Navi': 'Local knowledge or a good satnav',
  'Ein Lächeln an der Haustür': 'A smile at the front door',
  '13,40 Euro brutto in der Stunde, das Trinkgeld gehört Ihnen':
    '13.40 euros gross per hour, and the tips are yours',
  'Leitung Partyservice und Veranstaltungen': 'Head of party service and events',
  'Taufe, Firmenjubiläum, Hochzeit mit 200 Gästen: Bei Ihnen laufen die Fäden zusammen, vom ersten Gespräch bis zum letzten Glas. 38,5 Stunden, Unterlinden.':
    'Christenings, company anniversaries, weddings with 200 guests: you hold the threads, from the first talk to the last glass. 38.5 hours, Unterlinden.',
  'Kundinnen und Kunden beraten, Angebote schreiben, Abläufe planen':
    'Advising customers, writing quotes, planning the day',
  'Das Team aus Küche, Service und Zustellung einteilen':
    'Scheduling the team of kitchen, service and delivery',
  'Bei großen Festen selbst vor Ort sein': 'Being there yourself at big celebrations',
  'Erfahrung in Gastronomie oder Veranstaltung': 'Experience in catering or events',
  'Ruhe, wenn es rundgeht': 'Calm when things get busy',
  'Sicherheit im Rechnen und im Formulieren': 'Confidence with figures and with words',
  '3.150 Euro brutto im Monat, Überzahlung je nach Erfahrung':
    '3,150 euros gross per month, more depending on experience',
  'Lehre im Einzelhandel, Schwerpunkt Feinkost': 'Apprenticeship in retail, focus on delicatessen',
  'Drei Jahre, in denen Sie alles lernen, was eine gute Theke ausmacht – und jeden Tag etwas davon kosten. Start im September, Hauptplatz.':
    'Three years in which you learn everything that makes a good counter – and taste some of it every day. Start in September, Hauptplatz.',
  'Von Anfang an mit unseren Gästen arbeiten': 'Working with our guests from the start',
  'Warenkunde: Käse, Wurst, Brot, Wein und woher sie kommen':
    'Product knowledge: cheese, sausage, bread, wine and where they come from',
  'Wochen in Backstube, Küche und Büro': 'Weeks in the bakery, kitchen and office',
  Pflichtschulabschluss: 'Completed compulsory schooling',
  'Neugier und Appetit': 'Curiosity and appetite',
  'Lust, mit Menschen zu reden': 'Enjoying talking with people',
  '960 Euro brutto im Monat im ersten Lehrjahr, dazu Essen und Öffi-Ticket':
    '960 euros gross per month in the first year, with meals and a public transport ticket',
};
