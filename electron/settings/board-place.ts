import { BoardWindow, type RememberedPlace } from '../window.ts';
import type { DesktopSettingsFile } from './desktop-settings.ts';
import { workAreas } from './displays.ts';
import { placeWithin } from './window-place.ts';

/** Opens the board's window where it was, as far as that display is still there. */
export function openBoard(file: DesktopSettingsFile, { mayClose }: { mayClose: () => boolean }): BoardWindow {
  const { mode, place } = file.values;
  return new BoardWindow({
    mayClose,
    mode,
    place: place && fitted(place),
    onPlaced: (now) => void file.change({ place: now }).catch(() => {}),
  });
}

function fitted(place: RememberedPlace): RememberedPlace | null {
  const fit = placeWithin(place, workAreas());
  return fit && { ...fit, isMaximized: place.isMaximized };
}
