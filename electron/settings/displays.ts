import { screen } from 'electron';
import type { DisplayInfo } from '../ipc.ts';
import * as texts from '../texts.ts';
import type { Place } from './window-place.ts';

/** The displays of this computer, from left to right. */
export function displays(): DisplayInfo[] {
  const main = screen.getPrimaryDisplay().id;
  return screen
    .getAllDisplays()
    .toSorted((a, b) => a.bounds.x - b.bounds.x || a.bounds.y - b.bounds.y)
    .map(({ id, label, bounds }, index) => ({
      id,
      name: label || texts.numberedDisplay({ number: index + 1 }),
      width: bounds.width,
      height: bounds.height,
      isMain: id === main,
    }));
}

export function workAreas(): Place[] {
  return screen.getAllDisplays().map(({ workArea }) => workArea);
}

/** Null if it is not plugged in. */
export function boundsOf(display: number): Place | null {
  return screen.getAllDisplays().find(({ id }) => id === display)?.bounds ?? null;
}

export function onDisplaysChanged(listener: () => void): void {
  screen.on('display-added', listener);
  screen.on('display-removed', listener);
  screen.on('display-metrics-changed', listener);
}
