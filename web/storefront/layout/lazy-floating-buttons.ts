import { lazyPart } from '#web/lib/lazy-part.tsx';

export const lazyFloatingButtons = lazyPart<object>(() =>
  import('./floating-buttons.tsx').then(({ FloatingButtons }) => FloatingButtons),
);
export const LazyFloatingButtons = lazyFloatingButtons.Part;
