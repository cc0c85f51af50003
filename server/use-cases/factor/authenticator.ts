/** Codes of an app like Google Authenticator (RFC 6238). */
export interface Authenticator {
  /** Base32, as people type it. */
  newSecret(): string;
  /** What the app reads from a QR code; `label` is whose, `issuer` what for. */
  address(secret: string, names: { label: string; issuer: string }): string;
  /** The step of a right code, which is counted in 30 seconds of UTC; null for a wrong one. */
  stepOf(code: string, secret: string, at: Date): Promise<number | null>;
}
