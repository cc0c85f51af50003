import { create } from 'zustand';

/** Somebody who has signed in, as the server answers. */
export interface SignedIn {
  id: number;
  name: string;
}

interface SignInState {
  /** Whether a call waits for the password. */
  isAsked: boolean;
  /** Somebody else than before is signed in, here or in another tab; the user has to know. */
  other: SignedIn | null;
  /** The user has put it off: reads in the background do not ask again. */
  isPutOff: boolean;
}

export const useSignInState = create<SignInState>(() => ({
  isAsked: false,
  other: null,
  isPutOff: false,
}));

/** The calls that wait for the answer. */
let waiting: ((isSignedIn: boolean) => void)[] = [];

/** Asks for the password above the page; true once somebody is signed in, false if the user puts it off. */
export function signInAgain(isChange: boolean): Promise<boolean> {
  if (useSignInState.getState().isPutOff && !isChange) return Promise.resolve(false);
  useSignInState.setState({ isAsked: true });
  return new Promise((resolve) => waiting.push(resolve));
}

/** Ends the question: the waiting calls are repeated, or fail. */
export function endSignIn(isSignedIn: boolean): void {
  useSignInState.setState({ isAsked: false, other: null, isPutOff: !isSignedIn });
  const calls = waiting;
  waiting = [];
  for (const call of calls) call(isSignedIn);
}

const CHANNEL = 'theke-session';

/** Tells the other tabs of this browser: they share the session. */
export function tellSignIn({ id, name }: SignedIn): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ id, name } satisfies SignedIn);
  channel.close();
}

/** Follows sign-ins in other tabs; returns how to stop. */
export function onSignIn(tell: (person: SignedIn) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<SignedIn>) => tell(data);
  return () => channel.close();
}
