import { lazyPart } from '#web/lib/lazy-part.tsx';
import type { MenuSheetProps } from './menu-sheet.tsx';

/** Overlays begin with the first tap. */
export const lazyMenuSheet = lazyPart<MenuSheetProps>(() =>
  import('./menu-sheet.tsx').then(({ MenuSheet }) => MenuSheet),
);
