import { isTransient, isUnreachable } from '../transient-error.ts';

/**
 * The calls of `first`; one that fails because its server is away, or because what it reads has to make room for news, is made to
 * `second` instead, which `onFailure` hears of. Any other error stays what it is.
 */
export function unlessItFails<T extends object>(first: T, second: T, onFailure: (error: unknown) => void): T {
  return new Proxy(first, {
    get: (target, name, receiver) => {
      const call: unknown = Reflect.get(target, name, receiver);
      if (typeof call !== 'function') return call;
      return async (...values: unknown[]) => {
        try {
          return await Reflect.apply(call, target, values);
        } catch (error) {
          if (!isUnreachable(error) && !isTransient(error)) throw error;
          onFailure(error);
          return await Reflect.apply(Reflect.get(second, name) as () => unknown, second, values);
        }
      };
    },
  });
}
