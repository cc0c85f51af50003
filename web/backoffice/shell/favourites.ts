import { create } from 'zustand';

const KEY = 'theke-favourites';

/** The screens pinned on this device, by path, in the order of pinning. */
export const useFavourites = create<{ paths: readonly string[] }>(() => ({ paths: stored() }));

/** Pins a screen, or takes it out. */
export function toggleFavourite(path: string): void {
  useFavourites.setState(({ paths }) => {
    const next = paths.includes(path) ? paths.filter((known) => known !== path) : [...paths, path];
    localStorage.setItem(KEY, JSON.stringify(next));
    return { paths: next };
  });
}

function stored(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((path) => typeof path === 'string') : [];
  } catch {
    return [];
  }
}
