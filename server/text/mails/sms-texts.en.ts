import { message } from '../message.ts';

export const newOrder = message('New order no. {number}');
export const newInquiry = message('New request for a quote no. {number}');
export const serviceAtTable = message('{service}, table {table}');
export const asSoonAsPossible = 'as soon as possible';
