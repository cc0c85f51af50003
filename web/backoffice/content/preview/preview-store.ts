import { create } from 'zustand';

/** What form and preview tell each other; each wish is an object of its own, so that the same one can come twice. */
interface PreviewWishes {
  /** The section that the preview shall show. */
  reveal: { place: number } | null;
  /** The section that was chosen in the preview. */
  chosen: { place: number } | null;
}

export const usePreviewWishes = create<PreviewWishes>(() => ({ reveal: null, chosen: null }));

/** The preview scrolls to the section at that place. */
export function revealInPreview(place: number): void {
  usePreviewWishes.setState({ reveal: { place } });
}

/** The form opens the section at that place. */
export function chooseSection(place: number): void {
  usePreviewWishes.setState({ chosen: { place } });
}

export function useWantedSection(): { place: number } | null {
  return usePreviewWishes(({ chosen }) => chosen);
}
