import type { Stores } from '#use-cases/ports.ts';
import type { Tracing } from '#use-cases/signals/tracing.ts';

/** The same stores, but each call is a span with the name of the store and the call, without what it was given. */
export function tracedStores(stores: Stores, tracing: Tracing | null): Stores {
  if (!tracing) return stores;
  return new Proxy(stores, {
    get: (target, name, receiver) => {
      const store: unknown = Reflect.get(target, name, receiver);
      return typeof store === 'object' && store !== null ? tracedStore(String(name), store, tracing) : store;
    },
  });
}

function tracedStore(store: string, calls: object, tracing: Tracing): object {
  return new Proxy(calls, {
    get: (target, name, receiver) => {
      const call: unknown = Reflect.get(target, name, receiver);
      if (typeof call !== 'function') return call;
      return (...values: unknown[]) => {
        const attributes = {
          'db.system.name': 'postgresql',
          'db.operation.name': `${store}.${String(name)}`,
        };
        const span = tracing.begin(`${store}.${String(name)}`, { kind: 'client', attributes });
        const result: unknown = span.within(() => Reflect.apply(call, target, values));
        // What is known without asking the database is none of its spans: one that never ends is never sent.
        if (!(result instanceof Promise)) return result;
        return result.then(
          (answer: unknown) => {
            span.end();
            return answer;
          },
          (error: unknown) => {
            span.end({ error });
            throw error;
          },
        );
      };
    },
  });
}
