/** Name and description of each product, by id. */
export const PRODUCTS: Readonly<Record<number, readonly [name: string, description: string]>> = {
  101: [
    'Roll of your choice',
    'Your roll, step by step: crisp rolls from our bakery, fillings from the counter and everything fresh that goes with them. Made only once you order.',
  ],
  102: [
    'Sandwich of your choice',
    'Two thick slices of our house loaf and everything a proper sandwich needs in between. You choose the bread, the size and the filling; we spread and layer.',
  ],
  103: [
    'Wiesenknopf wrap',
    'A soft wheat flatbread with crisp salad, cucumber and herb curd cheese, rolled tightly and halved. Choose all ingredients at a glance.',
  ],
  104: [
    'Warm Leberkäse roll',
    'Austrian meat loaf fresh from the oven, with a crisp crust and a juicy middle. You choose the size, and the mustard, too.',
  ],
  105: [
    'Schnitzel roll',
    'Thinly pounded pork schnitzel fried in clarified butter, with salad leaves and a wedge of lemon.',
  ],
  106: [
    'Snack board for two',
    'Cured loin bacon, smoked Kaminwurzen sausages, house salami, mountain cheese, Liptauer spread, gherkins, horseradish and half a house loaf, served on a wooden board.',
  ],
  107: [
    'Packed lunch for school',
    'All you need for the long break: a seeded roll with mild Alpine cheese and 0.25 l of apple juice. We add an apple and carrots.',
  ],
  201: [
    'Viennese breakfast',
    'Two rolls, a soft-boiled egg, butter, homemade apricot jam and a hot drink of your choice. This is how a good day begins.',
  ],
  202: [
    'Waldviertel farmer’s breakfast',
    'Cured loin bacon, leg ham, mountain cheese, a fried free-range egg, horseradish, gherkins and two slices of house loaf. With a hot drink.',
  ],
  203: [
    'Scrambled eggs from three free-range eggs',
    'Creamy, stirred in the pan, with chives and a slice of bread and butter.',
  ],
  204: [
    'Crunchy granola with yoghurt',
    'Homemade granola with nuts and honey, creamy plain yoghurt from a farm in the Kamp valley and fruit of the season.',
  ],
  205: ['Butter croissant', 'Flaky and golden, made with real butter. Best while still warm from the oven.'],
  206: [
    'Marienau tiered stand for two',
    'Three tiers to share: ham and cheese, smoked trout with creamed horseradish, fruit, cake, two eggs, a bread basket, two hot drinks and two glasses of orange juice.',
  ],
  301: [
    'Monday menu: meat patties',
    'Juicy beef and pork patties with mashed potatoes, fried onions and cucumber salad in sour cream.',
  ],
  302: [
    'Tuesday menu: cheese spaetzle',
    'Hand-scraped spaetzle with mountain and Alpine cheese, crisp onion rings and green salad. Happy without meat.',
  ],
  303: [
    'Wednesday menu: beef goulash',
    'Braised slowly with plenty of onion and paprika, served with a fluffy bread dumpling.',
  ],
  304: [
    'Thursday menu: fried chicken',
    'Boneless chicken in a pumpkin seed crust with potato and lamb’s lettuce salad and lemon.',
  ],
  305: [
    'Friday menu: fried trout',
    'A whole trout from the Kamp à la meunière, with parsley potatoes and brown butter.',
  ],
  306: [
    'Dish of the week: lentils with bread dumpling',
    'Styrian lentils, root vegetables and a dash of cider vinegar, with smoked bacon if you like. Vegetarian without the bacon.',
  ],
  401: [
    'Viennese potato salad',
    'Waxy potatoes, beef broth, onion and a touch of mustard, as creamy as it should be. Price per 10 dag: €1.20.',
  ],
  402: [
    'Fried chicken salad',
    'Crisp strips of fried chicken on salad leaves and potato salad, with pumpkin seed oil and roasted seeds.',
  ],
  403: [
    'Beluga lentil salad with goat’s cheese',
    'Black lentils, roasted pumpkin, walnuts and creamy fresh goat’s cheese, marinated and lukewarm.',
  ],
  404: [
    'Clear beef soup',
    'Simmered for hours, rich and clear, with root vegetables and a garnish of your choice.',
  ],
  405: [
    'Cream of pumpkin soup',
    'Velvety hokkaido pumpkin with ginger, a dollop of cream and Styrian pumpkin seed oil.',
  ],
  501: [
    'Mountain cheese, aged 12 months',
    'Made of silage-free hay milk, strong and nutty, with fine salt crystals. We cut it from the whole wheel.',
  ],
  502: [
    'Alpine cheese, mild',
    'Aged for five months, buttery and gentle. It melts wonderfully and children like it, too.',
  ],
  503: [
    'Blue cheese “Kampblau”',
    'Creamy cow’s milk cheese with blue veins, savoury and yet soft in the finish. Delicious with pear and walnut.',
  ],
  504: [
    'Goat’s cheese roll in herbs',
    'Tender fresh cheese of Waldviertel goats, rolled in chives and pink pepper.',
  ],
  505: [
    'Marienau Camembert',
    'Hand-ladled, downy on the outside, creamy on the inside. One whole cheese of about 250 g.',
  ],
  506: [
    'House fondue mix',
    'Mountain cheese, Alpine cheese and Kampblau, freshly grated. Allow 20 dag for everyone at the table.',
  ],
  507: [
    'Liptauer, homemade',
    'Sheep’s cheese and curd cheese, paprika, capers and caraway. Made fresh every day to grandmother’s recipe.',
  ],
  601: [
    'Leg ham of straw-bedded pork',
    'Cooked in its own juice and mildly smoked. Juicy, with a tender rim of fat.',
  ],
  602: [
    'Loin bacon, air-dried',
    'Aged for three months in the attic, smoked over beech wood, cured with juniper and garlic.',
  ],
  603: ['House salami', 'Coarsely ground, with red wine and pepper, aged for six weeks.'],
  604: [
    'Extrawurst, fine',
    'The classic for a sausage roll: finely minced, mildly seasoned, without flavour enhancers.',
  ],
  605: [
    'Frankfurters',
    'A pair in natural casing, gently smoked. Heated if you like, with mustard and horseradish.',
  ],
  606: ['Kaminwurzen', 'Strongly smoked raw sausages for hikes and snacks. A pair weighs around 14 dag.'],
  607: [
    'Sirloin of Waldviertel pasture beef',
    'Aged on the bone for four weeks, finely marbled. We cut the slices as you wish.',
  ],
  608: [
    'Breast of free-range chicken',
    'Grown slowly, firm to the bite. Boned and without skin, cut as schnitzel if you like.',
  ],
  701: [
    'Kaiser roll',
    'Shaped by hand, with five folds and a long-proved dough. Crisp outside, fluffy inside.',
  ],
  702: ['Seeded roll', 'With linseed, sunflower seeds and sesame, baked in the stone oven.'],
  703: [
    'Rye house loaf',
    'Two-stage natural sourdough, 24 hours of rest, a strong crust. Stays fresh for a week.',
  ],
  704: ['Salt stick', 'A tender stick with coarse salt and caraway.'],
  705: ['Pretzel', 'Baked to a chestnut brown, with a soft belly and crisp arms.'],
  706: [
    'Gluten-free seed bread',
    'Buckwheat, millet and plenty of seeds, baked in a tin of its own and wrapped singly. 500 g.',
  ],
  801: [
    'Canapé platter “Hauptplatz”',
    'Five fine canapés per person: ham with creamed horseradish, egg spread, Liptauer, smoked trout and grilled vegetables, prettily garnished.',
  ],
  802: [
    'Snack platter “Waldviertel”',
    'Loin bacon, leg ham, house salami, Kaminwurzen, three kinds of cheese, Liptauer, horseradish, gherkins and a full bread basket.',
  ],
  803: [
    'Cheese platter “Kamptal”',
    'Seven cheeses from mild to strong, with grapes, pears, nuts, fig mustard and walnut bread.',
  ],
  804: [
    'Finger food mix',
    'Six bites per person: mini schnitzel, black pudding strudel, salmon roulade, lentil patties, tomato and mozzarella, mini curd dumplings.',
  ],
  805: [
    'Vegetables and dips (vegan)',
    'Carrots, peppers, cucumber, radishes and celery with hummus, beetroot dip and a soya herb cream.',
  ],
  806: [
    'Party pretzel',
    'Our giant pretzel, sliced in half and generously filled. The eye-catcher on every buffet.',
  ],
  807: [
    'Hot buffet “Sunday roast”',
    'Roast pork with crackling, bread dumplings, sauerkraut, cheese spaetzle and three salads, delivered in insulated boxes.',
  ],
  808: [
    'Wedding buffet made to measure',
    'From the sparkling wine reception to the midnight snack: tell us what you have in mind and we will come back with a quote. You can send a schedule or photos of the venue along.',
  ],
  901: [
    'Cake with a photo print',
    'Your favourite photo on a cake: printed with food colouring on fondant, over moist sponge with a cream of your choice.',
  ],
  902: [
    'Chocolate cake with apricot',
    'Dark, moist chocolate sponge with apricot jam and a shiny glaze. Whipped cream belongs with it.',
  ],
  903: [
    'Apple strudel',
    'Paper-thin pastry, tart apples, cinnamon, raisins and buttered breadcrumbs. Also lukewarm with vanilla sauce.',
  ],
  904: ['Curd cheese pastry', 'Flaky Danish pastry, a lemony curd filling, a hint of icing sugar.'],
  905: ['Carnival doughnut', 'Baked to a golden brown, with a pale ring and apricot jam to the last bite.'],
  906: [
    'Vanilla crescents',
    'Crumbly half-moons with almonds and real vanilla, 25 dag in a box. Only in the cold season – or when we feel like it.',
  ],
  1001: ['Mineral water 0.5 l', 'From the Marienau spring, sparkling or still.'],
  1002: ['Cloudy apple juice 0.25 l', 'From old orchard varieties, freshly pressed and gently heated.'],
  1003: [
    'Elderflower and mint lemonade 0.33 l',
    'Elderflower syrup from our own bush, mint and lemon, topped up with soda.',
  ],
  1004: [
    'Cellar beer from the Kamp 0.5 l',
    'Unfiltered, malty and mildly hopped, in a swing-top bottle. Sold from the age of 16.',
  ],
  1005: [
    'Grüner Veltliner 0.75 l',
    'Kamptal DAC from the loess terrace: apple, a hint of pepper, fine acidity. Sold from the age of 16.',
  ],
  1006: [
    'Coffee',
    'From the espresso machine, slowly roasted in small batches. To take away, gladly in your own cup.',
  ],
  1007: ['Hot chocolate', 'Dark chocolate melted in hay milk, with whipped cream.'],
  1101: [
    'Gift basket of your choice',
    'Filled with delicacies from the counter, with wine, jam and sweets. You name the occasion and the budget, we pack it and tie the bow.',
  ],
  1102: ['Apricot jam 220 g', 'Made of fully ripe apricots, with little sugar, in a copper kettle.'],
  1103: [
    'Waldviertel blossom honey 500 g',
    'Stirred until creamy, from meadows and the edges of woods around Bad Marienau.',
  ],
  1104: [
    'Styrian pumpkin seed oil PGI 250 ml',
    'First pressing from Styria, nutty, dark green and a must on potato salad.',
  ],
  1105: [
    'Delicatessen parcel “Home”',
    'Our ready-made parcel for all who have moved away: 1 pair of Kaminwurzen, 1 Marienau Camembert, 1 apricot jam and 1 rye house loaf.',
  ],
};
