import { message } from '#text/message.ts';

export const calledOffTitle = 'Request for a quote cancelled';
export const thanks = 'Thank you for your request!';
export const received = 'Your request has reached us. We will get back to you shortly.';
export const planned = message('Your request is accepted and planned for {day}.');
export const accepted = 'Your request is accepted. You will receive our offer separately.';
export const beingServed = 'What you asked for is ready and is being served.';
export const onItsWay = 'What you asked for is on its way to you.';
export const ready = 'What you asked for is ready.';
export const readyForPickup = 'What you asked for is ready for pickup.';
export const delivered = 'What you asked for has been delivered.';
export const completed = 'Your request is completed.';
export const rejected = 'Unfortunately we could not accept your request.';
export const canceled = 'Your request has been cancelled.';
export const proposalIntro = 'Unfortunately your request is not possible at the desired time. We propose:';
export const confirmRefusal = 'If you decline, your request will be cancelled.';
export const cancel = 'Cancel request';
export const cancelQuestion =
  'Do you really want to cancel your request? This is possible as long as we have not accepted it.';
export const cancelHint = 'Not accepted yet: you can cancel your request free of charge.';
export const cancelFailed =
  'Your request could not be cancelled. Please check your internet connection and try again.';
export const weighed = 'Your request has been weighed: amounts and total are final.';
export const weighedWithoutTotal = 'Your request has been weighed: the amounts are final.';
export const yours = 'Your request';
export const number = 'Number of the request';
export const sentOn = 'Requested on';
