/** Encrypts texts that the server must be able to read again, such as the credentials of a provider. */
export interface SecretBox {
  /** `context` binds the text to its use: it opens with the same context only. */
  seal(text: string, context: string): string;
  /** Throws when the text was sealed with another key or for another use, or was changed. */
  open(sealed: string, context: string): string;
}
