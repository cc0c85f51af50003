import { message } from '#text/message.ts';

export { noProducts, onRequest } from '../texts.ts';

export const replacementFor = message('Replacement for {product}');
export const renamed = message('Now called ‘{after}’, before ‘{before}’');
export const allergensName = 'Allergens';
export const contentsChanged = 'The contents have changed';
export const amount = 'Amount';
export const unitGone = message('No longer available in the unit {unit}');
export const choiceGone = message('‘{choice}’ no longer exists ({step})');
export const choiceSoldOut = message('‘{choice}’ is sold out ({step})');
export const fewLeft = message('We have only {left} left of ‘{thing}’');
export const reduceTo = message('Reduce to {amount}');
export const stepOpen = message('Please choose: {step}');
export const newPriceShown = message(
  'New price: {before} → {after}{each, select, yes { per piece} other {}}',
);
export const newPriceSpoken = message(
  'New price: {after}{each, select, yes { per piece} other {}} instead of {before}',
);
export const changedSpoken = message('{name}: {after} instead of {before}');
export const questionAbout = message('Question about {product}');
export const agree = 'Accept';
export const chooseAnew = 'Choose again';
export const replace = 'Replace';
export const remove = 'Remove';
export const changedShown = message('{name}: {before} → {after}');
export const none = 'none';
