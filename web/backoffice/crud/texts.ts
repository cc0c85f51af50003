export { cancel } from '../texts.ts';
