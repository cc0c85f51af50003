import { create } from 'zustand';

export interface NoticeAction {
  label: string;
  /** A path of the shop, or a callback. Both close the notice. */
  to?: string;
  run?: () => void;
}

export interface Notice {
  id: number;
  text: string;
  /** Below the text: where it applies. */
  detail: string;
  tone: 'info' | 'success' | 'error';
  actions: NoticeAction[];
  /** The cart that it speaks of, by the identifier of its branch: it ends when the guest changes the cart. */
  about: string | null;
  /** It offers to undo something: it stays on the next page, and while the cart changes. */
  isUndo: boolean;
  /** Milliseconds that it stays. */
  stays: number;
}

type NewNotice = Pick<Notice, 'text'> & Partial<Omit<Notice, 'id'>>;

const STAYS = 8000;
let lastId = 0;

export const useNotices = create<{ notices: Notice[]; said: string }>(() => ({ notices: [], said: '' }));

/** Where notices are shown while an overlay makes the page behind it inert; null = at the bottom of the page. */
export const useNoticePlace = create<{ place: HTMLElement | null }>(() => ({ place: null }));

/** Shows a notice; errors stay until closed, others for 8 seconds, and while they have the pointer or focus. Returns its id. */
export function notify(notice: NewNotice): number {
  lastId += 1;
  const id = lastId;
  const shown: Notice = {
    detail: '',
    tone: 'info',
    actions: [],
    about: null,
    isUndo: false,
    stays: STAYS,
    ...notice,
    id,
  };
  useNotices.setState(({ notices }) => ({
    notices: [...notices.filter(({ text, isUndo }) => text !== shown.text || isUndo), shown],
  }));
  // Whoever is about to press something in it still finds it there.
  const isInUse = () => document.querySelector('[data-notices]:is(:hover, :focus-within)') !== null;
  const end = () => (isInUse() ? void setTimeout(end, STAYS) : dismissNotice(id));
  if (shown.tone !== 'error') setTimeout(end, shown.stays);
  return id;
}

/** The notices about a cart end with what they say; without one, all of them end with their page. */
export function dismissNotices(about?: string): void {
  useNotices.setState(({ notices }) => ({
    notices: about === undefined ? [] : notices.filter((notice) => notice.about !== about),
  }));
}

/** The same, but what can be undone is offered on. */
export function dismissPassing(about?: string): void {
  useNotices.setState(({ notices }) => ({
    notices: notices.filter((notice) => notice.isUndo || (about !== undefined && notice.about !== about)),
  }));
}

/** Tells those who cannot see it what has changed on the screen. */
export function say(said: string): void {
  useNotices.setState({ said });
}

export function dismissNotice(id: number): void {
  useNotices.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) }));
}
