const WORDS =
  'allergie aufstrich auflauf becher beere braten brösel brot brötchen burger butter creme fisch flasche fleisch ' +
  'gebäck gemüse gericht getränk gulasch gurke hendl huhn hörnchen intoleranz jause kaffee kartoffel käse kipferl ' +
  'knödel krainer krapfen kraut kuchen laibchen leber limonade marmelade menü milch nockerl nudel packerl ' +
  'palatschinke paprika pastete pfanne platte ragout (?<![kp])reis rippe röllchen salami salat sauce schinken ' +
  'schnecke schnitte schnitzel schokolade semmel shake soße spätzle speck speise spieß stangerl stück strudel ' +
  'suppe tasche teller tomate torte unverträglich wasser weckerl würfel würst wurst zwiebel';

/** What the last parts of compounds on a menu, or in a guest's note, are called: a seam that the letters alone do not show. */
export const HEADS = new RegExp(WORDS.split(' ').join('|'), 'gu');
