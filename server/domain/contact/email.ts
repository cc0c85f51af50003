import { hasControlCharacters } from '#domain/text/text-input.ts';

/** RFC 5321: the longest possible address. */
const MAXIMUM_EMAIL = 254;
// Quotes, comments and lists are legal in headers only; accepting them here could smuggle in a second recipient.
const ADDRESS =
  /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}(?:\p{L}{2,63}|xn--[a-z0-9-]{2,59})$/iu;

/** The address as stored: without surrounding blanks. */
export function cleanEmail(email: string): string {
  return email.trim();
}

/** Whether a text looks like one plain e-mail address. */
export function isEmail(text: string): boolean {
  const email = cleanEmail(text);
  if (email.length > MAXIMUM_EMAIL || hasControlCharacters(email)) return false;
  if (!ADDRESS.test(email)) return false;
  const [name = '', domain = ''] = email.split('@');
  const hasStrayDot = name.startsWith('.') || name.endsWith('.') || email.includes('..');
  return !hasStrayDot && !domain.split('.').some((label) => label.startsWith('-') || label.endsWith('-'));
}
