import { message } from '#text/message.ts';

export const promiseOf = message('Zusage für Bestellung {number}');
export const sooner = message('{step} Minuten früher zusagen');
export const later = message('{step} Minuten später zusagen');
export const promised = message('{time} Uhr, in {minutes} Minuten');
export const inMinutes = message('{minutes} Min.');
