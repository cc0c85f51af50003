import { create } from 'zustand';

const KEY = 'theke-edit-links';

/** Whether an administrator sees the edit links; switched off to see the shop as visitors do. */
export const useEditMode = create<{ isShown: boolean }>(() => ({ isShown: true }));

/** Restores this device's choice; called once the user is known to be an administrator. */
export function readEditMode(): void {
  try {
    useEditMode.setState({ isShown: localStorage.getItem(KEY) !== 'off' });
  } catch {
    // Without storage the links are shown.
  }
}

export function showEditLinks(isShown: boolean): void {
  useEditMode.setState({ isShown });
  try {
    localStorage.setItem(KEY, isShown ? 'on' : 'off');
  } catch {
    // The choice lasts until the page is left.
  }
}
