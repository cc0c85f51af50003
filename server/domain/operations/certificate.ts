import { DAY } from '#domain/time/zoned-time.ts';
import type { Judgement } from './judgement.ts';

export interface CertificateStates {
  fine: { host: string; days: number };
  local: Record<never, never>;
  plain: { host: string };
  ending: { host: string; days: number };
  urgent: { host: string; days: number };
  expired: { host: string };
  untrusted: { host: string };
  unreachable: { host: string };
}

/** What a connection to the shop's own address showed. */
export type CertificateFacts =
  /** The address is one of this machine or network. */
  | { kind: 'local'; host: string }
  /** It is not encrypted. */
  | { kind: 'plain'; host: string }
  /** Nobody answered there; a server cannot always reach itself by its public name. */
  | { kind: 'unreachable'; host: string }
  /** Browsers warn of it for another reason than its age: its name, or who signed it. */
  | { kind: 'untrusted'; host: string }
  | { kind: 'certificate'; host: string; validTo: Date };

const SOON_DAYS = 21;
const URGENT_DAYS = 7;

/** How long browsers will still trust the shop's address (R367). */
export function judgeCertificate(facts: CertificateFacts, now: Date): Judgement<CertificateStates> {
  const { host } = facts;
  if (facts.kind === 'local') return { state: 'local', level: 'ok', since: null, facts: {} };
  if (facts.kind === 'plain' || facts.kind === 'unreachable')
    return { state: facts.kind, level: 'notice', since: null, facts: { host } };
  if (facts.kind === 'untrusted') return { state: 'untrusted', level: 'fault', since: null, facts: { host } };
  const left = facts.validTo.getTime() - now.getTime();
  if (left <= 0) return { state: 'expired', level: 'fault', since: facts.validTo, facts: { host } };
  const days = Math.floor(left / DAY);
  if (days < URGENT_DAYS) return { state: 'urgent', level: 'fault', since: null, facts: { host, days } };
  if (days < SOON_DAYS) return { state: 'ending', level: 'notice', since: null, facts: { host, days } };
  return { state: 'fine', level: 'ok', since: null, facts: { host, days } };
}
