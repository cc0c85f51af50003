import { type ComponentType, createElement, lazy, useState } from 'react';

/**
 * A part of the page whose code the browser fetches when it is first shown. Where it was provided before (on the server,
 * and in the browser for the first page) it is rendered at once: its content is in the first HTML and is taken over without
 * a gap. Needs a Suspense boundary around it.
 */
export interface LazyPart<P> {
  Part: ComponentType<P>;
  /** From now on new places of the part are rendered at once. */
  provide(component: ComponentType<P>): void;
  /** Fetches the code; should that fail, rendering the part tries again. */
  preload(): Promise<void>;
}

export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let provided: ComponentType<P> | null = null;
  const Fetched = lazy(() => load().then((component) => ({ default: component as ComponentType<object> })));
  const provide = (component: ComponentType<P>) => {
    provided = component;
  };
  return {
    // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, while its module is loaded.
    Part: (props) => {
      // Kept for as long as this place stands: another type of component would begin anew.
      const [component] = useState(() => provided);
      return component ? createElement(component, props) : createElement(Fetched, props);
    },
    provide,
    preload: () => load().then(provide, () => undefined),
  };
}
