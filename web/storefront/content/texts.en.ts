export { retry } from '../texts.ts';

export const notFoundTitle = '404 Not Found';
export const notFoundText = 'Unfortunately the requested page was not found.';
export const toHome = 'To the home page';
export const internalError = 'Unfortunately an internal error has occurred.';
export const applyNow = 'Apply now';
