// With this ending everything behind it is English (web/languages.ts).
export { orderTitle as englishOrderTitle } from './order-title.ts';
