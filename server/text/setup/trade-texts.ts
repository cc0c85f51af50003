/*
 * What a start template brings, by trade. Prices are in whole cents; allergens by the letters of the Austrian regulation.
 * Hours are wall times; days that are missing are closed.
 */

export const TRADES = {
  imbiss: {
    name: 'Imbiss',
    hint: 'Burger, Würstel und Beilagen, montags bis samstags von Mittag bis Abend.',
    hours: {
      days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
      from: '11:00',
      to: '21:00',
    },
    about:
      'Frisch vom Grill, schnell auf der Hand: Bestellen Sie online und holen Sie Ihr Essen ohne Warten ab.',
    categories: [
      {
        name: 'Burger',
        products: [
          {
            name: 'Hamburger',
            price: 790,
            allergens: 'A, C, G, M',
            description: 'Rindfleisch, Salat, Tomate, Gurkerl.',
          },
          {
            name: 'Veggie-Burger',
            price: 790,
            allergens: 'A, G, M',
            description: 'Gemüselaibchen, Salat, Joghurtsauce.',
          },
        ],
      },
      {
        name: 'Vom Grill',
        products: [
          {
            name: 'Bratwurst mit Semmel',
            price: 520,
            allergens: 'A, M',
            description: 'Mit süßem oder scharfem Senf.',
          },
          { name: 'Käsekrainer', price: 560, allergens: 'A, G, M', description: 'Mit Senf, Kren und Brot.' },
        ],
      },
      {
        name: 'Beilagen',
        products: [
          {
            name: 'Pommes frites',
            price: 390,
            allergens: 'C, M',
            description: 'Mit Ketchup oder Mayonnaise.',
          },
        ],
      },
      {
        name: 'Getränke',
        products: [
          { name: 'Mineralwasser 0,5 l', price: 280, allergens: '', description: 'Prickelnd oder still.' },
          { name: 'Apfelsaft gespritzt 0,5 l', price: 350, allergens: '', description: 'Naturtrüb.' },
        ],
      },
    ],
  },
  pizzeria: {
    name: 'Pizzeria',
    hint: 'Pizza, Pasta und Salate, von Mittag bis Abend, montags geschlossen.',
    hours: {
      days: ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
      from: '11:30',
      to: '22:00',
    },
    about: 'Teig mit langer Ruhe, frische Zutaten und ein heißer Ofen: Bestellen Sie Ihre Pizza online.',
    categories: [
      {
        name: 'Pizza',
        products: [
          {
            name: 'Margherita',
            price: 890,
            allergens: 'A, G',
            description: 'Tomaten, Mozzarella, Basilikum.',
          },
          {
            name: 'Prosciutto',
            price: 1050,
            allergens: 'A, G',
            description: 'Tomaten, Mozzarella, Schinken.',
          },
          {
            name: 'Verdura',
            price: 1020,
            allergens: 'A, G',
            description: 'Tomaten, Mozzarella, Gemüse der Saison.',
          },
        ],
      },
      {
        name: 'Pasta',
        products: [
          {
            name: 'Spaghetti al pomodoro',
            price: 920,
            allergens: 'A',
            description: 'Tomatensauce, Basilikum.',
          },
          {
            name: 'Lasagne',
            price: 1150,
            allergens: 'A, C, G, L',
            description: 'Mit Rindfleisch, aus dem Ofen.',
          },
        ],
      },
      {
        name: 'Salate',
        products: [
          {
            name: 'Gemischter Salat',
            price: 590,
            allergens: 'M',
            description: 'Blattsalate, Tomaten, Gurken.',
          },
        ],
      },
      {
        name: 'Getränke',
        products: [
          { name: 'Mineralwasser 0,5 l', price: 300, allergens: '', description: 'Prickelnd oder still.' },
          { name: 'Cola 0,33 l', price: 340, allergens: '', description: 'Gekühlt.' },
        ],
      },
    ],
  },
  baeckerei: {
    name: 'Bäckerei',
    hint: 'Brot, Gebäck und Süßes, von früh bis Nachmittag.',
    hours: {
      days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
      from: '06:00',
      to: '17:00',
    },
    about: 'Jeden Tag frisch aus der Backstube: Bestellen Sie vor, wir legen alles für Sie bereit.',
    categories: [
      {
        name: 'Brot',
        products: [
          {
            name: 'Bauernbrot 1 kg',
            price: 560,
            allergens: 'A',
            description: 'Roggen und Weizen, Natursauerteig.',
          },
          {
            name: 'Dinkelvollkornbrot 750 g',
            price: 590,
            allergens: 'A',
            description: 'Mit Sonnenblumenkernen.',
          },
        ],
      },
      {
        name: 'Gebäck',
        products: [
          { name: 'Kaisersemmel', price: 60, allergens: 'A', description: 'Von Hand geschlagen.' },
          { name: 'Kornweckerl', price: 110, allergens: 'A, N', description: 'Mit Leinsamen und Sesam.' },
        ],
      },
      {
        name: 'Süßes',
        products: [
          {
            name: 'Topfengolatsche',
            price: 260,
            allergens: 'A, C, G',
            description: 'Plunderteig mit Topfenfülle.',
          },
          { name: 'Nussschnecke', price: 270, allergens: 'A, C, G, H', description: 'Mit Haselnüssen.' },
        ],
      },
      {
        name: 'Kaffee und Getränke',
        products: [
          {
            name: 'Verlängerter',
            price: 340,
            allergens: 'G',
            description: 'Zum Mitnehmen, mit oder ohne Milch.',
          },
        ],
      },
    ],
  },
  feinkost: {
    name: 'Feinkost',
    hint: 'Jause, Käse, Wurst und Platten, mit Vorbestellung.',
    hours: {
      days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
      from: '08:00',
      to: '18:00',
    },
    about:
      'Das Beste aus der Region: Jause für gleich, Käse und Wurst von der Theke, Platten für jedes Fest.',
    categories: [
      {
        name: 'Jause',
        products: [
          {
            name: 'Schinkensemmel',
            price: 390,
            allergens: 'A, G',
            description: 'Mit Beinschinken und Gurkerl.',
          },
          { name: 'Käsesemmel', price: 370, allergens: 'A, G', description: 'Mit Bergkäse und Butter.' },
        ],
      },
      {
        name: 'Käse und Wurst',
        products: [
          { name: 'Bergkäse 200 g', price: 480, allergens: 'G', description: 'Sechs Monate gereift.' },
          {
            name: 'Speck 150 g',
            price: 520,
            allergens: '',
            description: 'Luftgetrocknet, fein geschnitten.',
          },
        ],
      },
      {
        name: 'Platten',
        products: [
          {
            name: 'Jausenplatte für 4',
            price: 4900,
            allergens: 'A, C, G, M',
            description: 'Schinken, Käse, Aufstriche, Brot.',
          },
        ],
      },
      {
        name: 'Wein und Getränke',
        products: [
          {
            name: 'Grüner Veltliner 0,75 l',
            price: 1090,
            allergens: 'O',
            description: 'Trocken, aus dem Kamptal.',
          },
        ],
      },
    ],
  },
} as const;

export const menuName = 'Karte';
export const aboutUs = 'Über uns';
export const orderOnline = 'Online bestellen';
export const accessibility = 'Barrierefreiheit';
export const statement = [
  'Wir möchten, dass alle Menschen bei uns bestellen können. Dieser Shop ist nach den Richtlinien für barrierefreie Webinhalte (WCAG 2.2, Stufe AA) gebaut: Er lässt sich ohne Maus bedienen, mit einem Screenreader lesen und auf doppelte Größe stellen.',
  'Bilder, die wir selbst hochladen, beschreiben wir in Worten. Sollte Ihnen etwas den Weg verstellen, sagen Sie es uns bitte: Wir antworten und beheben es so rasch wie möglich, und Ihre Bestellung nehmen wir gerne am Telefon auf.',
] as const;
