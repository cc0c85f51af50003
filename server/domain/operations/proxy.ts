import type { Judgement } from './judgement.ts';

export interface ProxyStates {
  fine: Record<string, never>;
  unnamed: Record<string, never>;
  untrusted: { peer: string };
}

export interface ProxyFacts {
  /** Whether visitors reach the shop over TLS, which the server itself does not speak: then a proxy does. */
  isBehindTls: boolean;
  /** Whether any proxy is trusted. */
  hasTrusted: boolean;
  /** The last proxy that forwarded something without being trusted, and when the first such request came. */
  seen: { peer: string; since: Date } | null;
}

/** Whether the server knows the proxies in front of it (R339). */
export function judgeProxy({ isBehindTls, hasTrusted, seen }: ProxyFacts): Judgement<ProxyStates> {
  if (seen) return { state: 'untrusted', level: 'fault', since: seen.since, facts: { peer: seen.peer } };
  if (isBehindTls && !hasTrusted) return { state: 'unnamed', level: 'notice', since: null, facts: {} };
  return { state: 'fine', level: 'ok', since: null, facts: {} };
}
