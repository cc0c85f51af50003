// With this ending everything behind it is English (web/languages.ts).
export { errorText as englishErrorText } from './error-text.ts';
