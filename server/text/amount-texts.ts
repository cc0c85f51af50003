import { message } from './message.ts';

export const pieces = message('{amount} x');
export const measured = message('{amount} {unit}');
/** Contents are per bundle: before those of one, and of one of these units. */
export const eachPiece = 'je ';
export const eachUnit = message('je {unit} ');
