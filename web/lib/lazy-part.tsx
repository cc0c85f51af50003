import { type ComponentType, createElement, lazy, useState } from 'react';

/**
 * A part of the page whose code the browser fetches when it is first shown. Once provided (on the server, and in the
 * browser for the first page) it is rendered at once: its content is in the first HTML and hydrates without a gap. Needs
 * a Suspense boundary around it.
 */
export interface LazyPart<P> {
  Part: ComponentType<P>;
  /** From now on newly mounted instances render at once. */
  provide(component: ComponentType<P>): void;
  /** Fetches the code; if that fails, rendering the part retries. */
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
      // Kept while this instance is mounted: another component type would remount.
      const [component] = useState(() => provided);
      return component ? createElement(component, props) : createElement(Fetched, props);
    },
    provide,
    preload: () => load().then(provide, () => undefined),
  };
}
