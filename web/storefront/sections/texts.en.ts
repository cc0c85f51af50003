import { message, richMessage } from '#text/message.ts';

export { learnMore, noProducts, priceOnRequest } from '../texts.ts';

export const previousVacancies = 'Previous vacancies';
export const nextVacancies = 'More vacancies';
export const noVacancies = 'All positions are filled right now. You are welcome to write to us anyway!';
export const vacancies = 'Vacancies';
export const contentFrom = message('Content from {host}');
export const showContent = 'Show content';
export const openInNewTab = 'Open in a new tab';
export const scrollDown = 'Scroll down';
export const allProducts = 'All products';
export const enlargeNamed = message('Enlarge picture: {description}');
export const enlarge = 'Enlarge picture';
export const category = 'Category:';
export const filterProducts = 'Filter products';
export const orderedFrom = message('Order at {place}');
export const onlyFrom = message('Only at {branch}');
export const toOverview = 'To the overview';
export const about = message('about {subject}');
export const notLoaded = richMessage(
  'This content comes from <strong>{host}</strong>. When it is shown, your IP address is sent there.',
);
export const sectionNumber = message('Section {number}');
