/** The pages for ordering, and the end of the home page: the English by the German. */
export const PARTY: Readonly<Record<string, string>> = {
  Partyservice: 'Party service',
  'Brötchen, Platten, Partybrezeln und Buffets für 6 bis 250 Gäste: frisch angerichtet in unserer Schauküche am Kamp und pünktlich geliefert.':
    'Canapés, platters, party pretzels and buffets for 6 to 250 guests: freshly arranged in our show kitchen by the Kamp and delivered on time.',
  'Sie feiern, wir richten an': 'You celebrate, we serve',
  'Von der Brötchenplatte für sechs bis zum Buffet für zweihundert: Wir kochen, garnieren und liefern – und Sie haben Zeit für Ihre Gäste.':
    'From a platter of canapés for six to a buffet for two hundred: we cook, garnish and deliver – and you have time for your guests.',
  'Persönlich beraten lassen': 'Get personal advice',
  'Damit am Festtag alles passt': 'So that everything is right on the day',
  'Drei Dinge, um die Sie sich nicht kümmern müssen.': 'Three things that you need not worry about.',
  Beratung: 'Advice',
  'Wie viele Brötchen braucht eine Taufe? Passt das Buffet auch für Vegetarier? Rufen Sie uns an oder schreiben Sie uns: Wir rechnen mit Ihnen durch, was Sie wirklich brauchen.':
    'How many canapés does a christening need? Does the buffet suit vegetarians, too? Call us or write to us: we work out with you what you really need.',
  'Anfrage schicken': 'Send an enquiry',
  'Lieferung und Aufbau': 'Delivery and setting up',
  'Im Umkreis von 30 Kilometern bringen wir Ihre Bestellung zur vereinbarten Stunde, bauen das Buffet auf und erklären, was was ist.':
    'Within 30 kilometres we bring your order at the agreed hour, set up the buffet and explain what is what.',
  'So liefern wir': 'How we deliver',
  Leihgeschirr: 'Hired dishes',
  'Teller, Gläser, Besteck und Warmhalteboxen leihen Sie gleich mit. Zurückgeben dürfen Sie alles so, wie es ist – das Abwaschen übernehmen wir.':
    'Hire plates, glasses, cutlery and insulated boxes along with it. You may return everything as it is – we do the washing-up.',
  'Die Partybrezel, unser Klassiker': 'The party pretzel, our classic',
  'Waagrecht aufgeschnitten, üppig gefüllt und so groß wie ein Wagenrad: Seit 1987 backen wir die Partybrezel in drei Größen, mit Laugenteig, Milchbrotteig oder Kürbiskernen.':
    'Sliced in half, generously filled and as big as a cartwheel: since 1987 we have baked the party pretzel in three sizes, of pretzel dough, milk bread dough or with pumpkin seeds.',
  'Bis zu vier Füllungen liegen nebeneinander, damit für alle etwas dabei ist. Bestellen Sie bitte zwei Tage im Voraus.':
    'Up to four fillings lie side by side, so that there is something for everyone. Please order two days ahead.',
  'Partybrezel anfragen': 'Ask for a party pretzel',
  'Käse, wie er sein soll': 'Cheese as it should be',
  'Unsere Käseplatten richten wir erst am Tag Ihres Festes: mit Bergkäse aus dem Keller, Camembert aus Marienau, Trauben, Nüssen und ofenfrischem Brot.':
    'We arrange our cheese platters on the very day of your celebration: with mountain cheese from the cellar, Camembert from Marienau, grapes, nuts and bread fresh from the oven.',
  'Als Geschenk packen wir das Beste davon gerne in einen Korb:':
    'As a present we gladly pack the best of it into a basket:',
  'Geschenkkorb anfragen': 'ask for a gift basket',
  'Gleich online bestellen': 'Order online right away',
  Jausenkonfigurator: 'Build your snack',
  'Gebäck, Belag, Käse, Gemüse und Sauce: Stellen Sie Ihre Jausensemmel Schritt für Schritt zusammen und holen Sie sie fertig eingepackt ab.':
    'Roll, filling, cheese, vegetables and sauce: put your roll together step by step and pick it up ready packed.',
  'Ihre Jause, ganz nach Ihrem Geschmack': 'Your snack, just to your taste',
  'Semmel oder Weckerl, Beinschinken oder Grillgemüse, mit Kren oder ohne: Sie sagen, wie – wir schneiden, streichen und packen ein.':
    'Kaiser roll or seeded roll, ham or grilled vegetables, with horseradish or without: you say how – we slice, spread and pack.',
  'Womit fangen wir an?': 'What do we begin with?',
  'Abholen können Sie meist schon nach einer Viertelstunde. Mehr als zehn auf einmal richtet unser':
    'You can usually pick it up after a quarter of an hour. For more than ten at once there is our',
  'auf Platten an.': 'with its platters.',
  'Die Jause nach Ihrem Geschmack': 'A snack to your taste',
  'Gebäck, Belag, Käse, Gemüse und Sauce: Stellen Sie sich Ihre Jausensemmel zusammen und holen Sie sie fertig eingepackt ab.':
    'Roll, filling, cheese, vegetables and sauce: put your roll together and pick it up ready packed.',
  'Zum Jausenkonfigurator': 'Build your snack',
  'Und wenn es etwas zu feiern gibt': 'And when there is something to celebrate',
  'Brötchen, Platten, Partybrezeln und Buffets: Unser Partyservice richtet an, liefert und nimmt das schmutzige Geschirr wieder mit.':
    'Canapés, platters, party pretzels and buffets: our party service arranges, delivers and takes the dirty dishes back.',
  'Zum Partyservice': 'To the party service',
};
