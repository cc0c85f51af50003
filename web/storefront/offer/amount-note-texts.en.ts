import { message } from '#text/message.ts';

export const steps = message('Only in steps of {step}: {amount}');
export const stepsFrom = message('From {minimum}, only in steps of {step}: {amount}');
export const least = message('At least {minimum}');
export const most = message('At most {maximum}');
export const noAmount = message('Not a valid amount, so {amount}');
