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
}

const STAYS = 8000;
let lastId = 0;

export const useNotices = create<{ notices: Notice[] }>(() => ({ notices: [] }));

/** Shows a notice; errors stay until closed, others for 8 seconds. Returns its id. */
export function notify(notice: Pick<Notice, 'text'> & Partial<Omit<Notice, 'id'>>): number {
  lastId += 1;
  const id = lastId;
  const shown: Notice = { detail: '', tone: 'info', actions: [], ...notice, id };
  useNotices.setState(({ notices }) => ({
    notices: [...notices.filter(({ text }) => text !== shown.text), shown],
  }));
  if (shown.tone !== 'error') setTimeout(() => dismissNotice(id), STAYS);
  return id;
}

export function dismissNotice(id: number): void {
  useNotices.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) }));
}
