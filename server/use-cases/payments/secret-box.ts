/** Keeps secrets unreadable at rest, with a key that is not in the database. */
export interface SecretBox {
  /** `context` says what the text is for; it can be opened for nothing else, and is not secret. */
  seal(text: string, context: string): string;
  /** Throws UnreadableSecret: sealed with another key, for another use, or damaged. */
  open(sealed: string, context: string): string;
}
