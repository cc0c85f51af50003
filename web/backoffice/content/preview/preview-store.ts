import { create } from 'zustand';

/** The messages between form and preview; each request is a new object, so that the same one can come twice. */
interface PreviewWishes {
  /** The section that the preview should show. */
  reveal: { place: number } | null;
  /** The section selected in the preview. */
  chosen: { place: number } | null;
}

export const usePreviewWishes = create<PreviewWishes>(() => ({ reveal: null, chosen: null }));

/** The preview scrolls to the section at that index. */
export function revealInPreview(place: number): void {
  usePreviewWishes.setState({ reveal: { place } });
}

/** The form opens the section at that index. */
export function chooseSection(place: number): void {
  usePreviewWishes.setState({ chosen: { place } });
}

export function useWantedSection(): { place: number } | null {
  return usePreviewWishes(({ chosen }) => chosen);
}
