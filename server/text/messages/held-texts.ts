import { message } from '../message.ts';

export const nobody = 'ohne Kontaktangaben';
export const others = message('{shown} und {count, plural, one {ein weiterer} other {# weitere}}');
