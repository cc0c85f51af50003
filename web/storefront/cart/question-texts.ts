import { message } from '#text/message.ts';

export { noProducts, onRequest } from '../texts.ts';

export const replacementFor = message('Ersatz für {product}');
export const renamed = message('Heißt jetzt „{after}“, bisher „{before}“');
export const allergensName = 'Allergene';
export const contentsChanged = 'Der Inhalt hat sich geändert';
export const amount = 'Menge';
export const unitGone = message('Nicht mehr erhältlich in der Einheit {unit}');
export const choiceGone = message('„{choice}“ gibt es nicht mehr ({step})');
export const choiceSoldOut = message('„{choice}“ ist ausverkauft ({step})');
export const fewLeft = message('Von „{thing}“ haben wir nur noch {left}');
export const reduceTo = message('Auf {amount} verringern');
export const stepOpen = message('Bitte wählen Sie: {step}');
export const newPriceShown = message(
  'Neuer Preis: {before} → {after}{each, select, yes { pro Stück} other {}}',
);
export const newPriceSpoken = message(
  'Neuer Preis: {after}{each, select, yes { pro Stück} other {}} statt {before}',
);
export const changedSpoken = message('{name}: {after} statt {before}');
export const questionAbout = message('Rückfrage zu {product}');
export const agree = 'Übernehmen';
export const chooseAnew = 'Neu wählen';
export const replace = 'Ersetzen';
export const remove = 'Entfernen';
export const changedShown = message('{name}: {before} → {after}');
export const none = 'keine';
