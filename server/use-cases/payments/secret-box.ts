/** Keeps secrets unreadable at rest, with a key that is not in the database. */
export interface SecretBox {
  /** `context` says what the text is for; it can be opened for nothing else, and is not secret. */
  seal(text: string, context: string): string;
  /**
   * What tells equal texts of one use apart from others, and from which nobody without the key finds out the text; 22 letters and
   * digits. It is the same as long as the key is.
   */
  fingerprint(text: string, context: string): string;
  /** Throws UnreadableSecret: sealed with another key, for another use, or damaged. */
  open(sealed: string, context: string): string;
}
