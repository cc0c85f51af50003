import { message } from '#text/message.ts';

export const steps = message('Nur in Schritten von {step}: {amount}');
export const stepsFrom = message('Ab {minimum} nur in Schritten von {step}: {amount}');
export const least = message('Mindestens {minimum}');
export const most = message('Höchstens {maximum}');
export const noAmount = message('Keine gültige Menge, daher {amount}');
