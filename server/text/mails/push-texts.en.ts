import { message } from '../message.ts';

export const order = message('Order no. {number}');
export const inquiry = message('Request for a quote no. {number}');
export const confirmed = 'Is confirmed.';
export const confirmedFor = message('Is confirmed for {moment}.');
export const proposed = message('We propose {moment}. Please answer.');
export const ready = 'Is ready for pickup.';
export const served = 'Is ready and being served.';
export const onItsWay = 'Is on its way to you.';
export const rejected = 'Unfortunately we could not accept it.';
export const canceled = 'Has been cancelled.';
export const newOrder = message('New order no. {number}');
export const newInquiry = message('New request for a quote no. {number}');
export const nobodyHasSeenIt = message('{branch}: no screen has shown it.');
