import type { PartType } from '#domain/catalogue/product.ts';
import { message, richMessage } from '#text/message.ts';

export { productAdded } from '#web/lib/texts.ts';
export { tooManyUploads } from '#web/lib/upload/texts.ts';
export { back, cancel, contents, next, save } from '../texts.ts';

export const stepOf = message('Step {step} of {total}');
export const stepNamed = message('Step {step} of {total}: {name}');
export const stepDone = message('Step {step} of {total}: {name}, done');
export const steps = 'Steps';
export const finish = 'Done';
export const finishHint = 'Adds the product to the cart as it is.';
export const keptLost = message('No longer available and therefore removed: {names}.');
export const keptProductGone = message(
  '“{product}” is no longer available, so your selection could not be restored.',
);
export const mandatory = 'Required';
export const textTooLong = message('Please shorten the text to {maximum} characters at most.');
export const allowedTypes = message('Allowed are {types}.');
export const quoted = message('‘{name}’');
export const choicesSoldOut = message(
  'Unfortunately {choices} {count, plural, one {is} other {are}} sold out. Please change your choice.',
);
export const checkYourChoice = 'Please check your choice.';
export const discardTitle = 'Discard your choice?';
export const goOnEditing = 'Continue editing';
export const discard = 'Discard';
export const discardChanges = message('Your changes to ‘{name}’ have not been saved yet.');
export const discardNew = message(
  '‘{name}’ is not in the cart yet. What you have chosen so far will be lost.',
);
export const waitForUploads = 'Please wait until the upload is finished.';
export const intoCart = 'Add to cart';
export const price = message('Price: {price}');
export const amountIn = message('Amount in {unit}');
export const unit = 'Unit';
export const pictures = 'Pictures';
export const allergens = richMessage('<name>Allergens:</name> {allergens}');
export const contentsEach = message('Contents {each}:');
export const optional = 'optional';

export const MISSING: Readonly<Record<PartType, string>> = {
  select: 'Please choose an option.',
  multiselect: 'Please choose at least one option.',
  text: 'Please fill in this field.',
  textarea: 'Please fill in this field.',
  file: 'Please upload a file.',
  files: 'Please upload at least one file.',
  image: 'Please upload a picture.',
  images: 'Please upload at least one picture.',
};
export const pricePer = message('{price} per {measure}');
