/**
 * other-key: this server's key is not the one that the secret was sealed with, as after a restored database; damaged: altered,
 * or sealed for another use.
 */
export type UnreadableReason = 'other-key' | 'damaged';

/** A stored secret that cannot be read. Neither the secret nor the key is in its message. */
export class UnreadableSecret extends Error {
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason, options?: ErrorOptions) {
    super(`a stored secret is unreadable: ${reason}`, options);
    this.name = 'UnreadableSecret';
    this.reason = reason;
  }
}

/**
 * In place of a stored text that this server cannot read. Sent back it changes nothing, so that saving the rest of a record loses
 * nothing. Without blanks and in capitals: no cleaning changes it.
 */
export const UNREADABLE = 'NICHT-LESBAR';
