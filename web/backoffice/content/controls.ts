import { type Controls, later } from '../crud/inputs/control.ts';

export const CONTENT_CONTROLS: Controls = {
  content: later(() => import('./sections/content-input.tsx').then(({ ContentInput }) => ContentInput)),
  navigation: later(() =>
    import('./navigation/navigation-input.tsx').then(({ NavigationInput }) => NavigationInput),
  ),
};
