/**
 * Why a payment provider did not do what it was asked. unauthorized: the credentials are wrong or lack a right; refused: it
 * will never do this, whatever is tried; unknown-payment: it knows no such payment; busy: too many calls, or a fault of its
 * own; unreachable: no answer in time; bad-answer: an answer that nobody can read.
 */
export type ProviderFaultKind =
  | 'unauthorized'
  | 'refused'
  | 'unknown-payment'
  | 'busy'
  | 'unreachable'
  | 'bad-answer';

/** What a payment provider answered instead of the wanted. Its message holds no credentials and nothing personal. */
export class ProviderFault extends Error {
  readonly kind: ProviderFaultKind;

  constructor(kind: ProviderFaultKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ProviderFault';
    this.kind = kind;
  }
}

/** Whether the same call may succeed later without anybody changing anything. */
export function isPassing({ kind }: ProviderFault): boolean {
  return kind === 'busy' || kind === 'unreachable' || kind === 'bad-answer';
}
