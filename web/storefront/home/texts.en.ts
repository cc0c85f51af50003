import { message } from '#text/message.ts';

export { computeRoute, directions, openingHours, orderOnline } from '../texts.ts';

export const ourOffer = 'What we offer';
export const orderOnlineText = 'Simply order online and pay conveniently online';
export const reservation = 'Table reservation';
export const reservationText = 'Reserve your table by phone – we look forward to seeing you.';
export const callNow = 'Call now';
export const branchesShown = message('{count} of {total} branches are shown.');
export const noBranchFound = 'Unfortunately nothing was found.';
export const deliversTo = message('delivers to {place}');
export const filterByTag = 'Filter by feature';
export const searchLabel = 'Search a branch by postcode or town';
export const searchHint = 'Postcode / town';
export const shownHours = message('Hours shown: {branch}');
export const ourBranches = 'Our branches';
export const orderNow = 'Order now';
export const unavailable = 'Not available right now';
export const HOURS = { opening: 'Opening hours', delivery: 'Delivery hours' } as const;
export const serviceClosed = message('{service} closed');
export const servicePreorder = message('{service}: preorder');
