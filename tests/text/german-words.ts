const WORDS =
  'aber|alle|als|am|auch|auf|aus|bei|bereits|bestellen|bestellung|bis|bitte|dann|das|dein|dem|den|der|derzeit|des|diese|dieser|dieses|ein|eine|einen|einer|eines|entfernen|erneut|es|für|geben|geschlossen|haben|heute|ihnen|ihr|ihre|ihren|ihrer|ist|jetzt|kein|keine|können|leider|lieferung|mehr|mit|morgen|nach|nicht|noch|nur|oder|ohne|preis|produkte|schließen|sie|sind|speichern|uhr|und|uns|unser|unsere|von|vor|warenkorb|weiter|werden|wird|wurde|zum|zur|zurück|über';

/** A word that only German texts have; names of the shop ('am Kamp') are the caller's to leave out. */
export const GERMAN = new RegExp(`(?<![\\p{L}{<])(?:${WORDS})(?![\\p{L}}>])`, 'iu');
