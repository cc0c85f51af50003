import { create } from 'zustand';
import type { Block } from '#entities/block.ts';
import type { Navigation } from '#entities/navigation.ts';
import type { Site } from '#entities/site.ts';

/** Records as being edited in the backoffice, shown in place of the stored ones; id 0 is not stored yet. */
export interface PreviewRecords {
  sites?: readonly Site[];
  blocks?: readonly Block[];
  navigations?: readonly Navigation[];
}

/** The storefront in a frame of the backoffice: '/?vorschau'. */
export const PREVIEW_ADDRESS = '/?vorschau=1';

/** Whether this page is the preview in the backoffice; false until hydration. */
export const usePreview = create<{ isPreview: boolean; records: PreviewRecords }>(() => ({
  isPreview: false,
  records: {},
}));

/** Reads it from the address; only a framed page can be a preview. */
export function readPreview({ search }: Pick<Location, 'search'>): void {
  if (window.parent !== window && new URLSearchParams(search).has('vorschau'))
    usePreview.setState({ isPreview: true });
}

/** The stored records with the edited ones in their places. */
export function withTyped<R extends { id: number }>(
  stored: readonly R[],
  typed: readonly R[] = [],
): readonly R[] {
  if (typed.length === 0) return stored;
  const ids = new Set(typed.map(({ id }) => id));
  return [...stored.filter(({ id }) => !ids.has(id)), ...typed];
}
