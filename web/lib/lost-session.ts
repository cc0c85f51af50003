/** What the page does when the server no longer knows who is calling. */
interface Keeper {
  /** Whether something would be lost if the page were left. */
  holdsWork: () => boolean;
  /** Asks the user to sign in above the page, for a change or for a mere read; true once somebody is signed in. */
  signInAgain: (isChange: boolean) => Promise<boolean>;
}

let keeper: Keeper | null = null;

/** Registers who keeps the page; without one, a lost session leads to the login. */
export function keepPage(next: Keeper | null): void {
  keeper = next;
}

/** What else would be lost, or could not go on. */
const works = new Set<() => boolean>();

/** Registers work that the page holds apart from what is on its screen; returns how to withdraw it. */
export function addWork(isHeld: () => boolean): () => void {
  works.add(isHeld);
  return () => works.delete(isHeld);
}

/** Whether the page has to stay, because something on it is not saved yet. */
export function holdsWork(): boolean {
  return keeper !== null && (keeper.holdsWork() || [...works].some((isHeld) => isHeld()));
}

/**
 * Whether to retry a call that got this response: the session was lost, there is unsaved work on the page, and the user has
 * signed in again. A batch of reads answers 207 when some of them need no session.
 */
export async function isSignedInAgain(response: Response, isChange: boolean): Promise<boolean> {
  if (!keeper || !holdsWork() || (response.status !== 401 && response.status !== 207)) return false;
  const text = await response.clone().text();
  return text.includes('"unauthenticated"') && keeper.signInAgain(isChange);
}
