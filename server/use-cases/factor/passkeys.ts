/** Where the shop is, as browsers see it. */
export interface Site {
  /** The host without its port, to which passkeys are bound. */
  host: string;
  origin: string;
}

/** What signs with a passkey, without anything secret. */
export interface PasskeyKey {
  /** Of the credential, base64url. */
  id: string;
  publicKey: Uint8Array;
  /** Uses so far, where the device counts them; 0 where it does not. */
  counter: number;
  transports: readonly string[];
}

/** Takes a challenge that was really given out; false when it is unknown, over or taken already. */
export type TakeChallenge = (challenge: string) => Promise<boolean>;

/** What a browser and the device behind it are asked, and whether their answer is right (WebAuthn). */
export interface Passkeys {
  /** To make one for a person; `known` are those that they have. The options go to the browser as they are. */
  registration(
    person: { id: number; email: string; name: string },
    known: readonly Pick<PasskeyKey, 'id' | 'transports'>[],
    shop: { name: string; site: Site },
  ): Promise<{ challenge: string; options: object }>;
  /** Null for an answer that proves nothing. */
  registered(answer: object, take: TakeChallenge, site: Site): Promise<PasskeyKey | null>;
  /** To sign in with whichever the device has. */
  request(site: Site): Promise<{ challenge: string; options: object }>;
  /** The uses of the passkey by now; null for an answer that proves nothing. */
  proven(
    answer: object,
    key: PasskeyKey,
    take: TakeChallenge,
    site: Site,
  ): Promise<{ counter: number } | null>;
}

export function siteOf(publicUrl: string): Site {
  const { hostname, origin } = new URL(publicUrl);
  return { host: hostname, origin };
}
