/** The same store, but every method first checks that it may be used here, and translates errors into our own. */
export function watched<T extends object>(
  store: T,
  check: () => void,
  translated: (error: unknown) => unknown,
): T {
  return new Proxy(store, {
    get: (target, name, receiver) => {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member !== 'function') return member;
      return (...values: unknown[]) => {
        check();
        const result: unknown = Reflect.apply(member, target, values);
        if (!(result instanceof Promise)) return result;
        return result.catch((error: unknown) => {
          throw translated(error);
        });
      };
    },
  });
}
