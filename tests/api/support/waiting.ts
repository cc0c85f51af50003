/** Repeats until `check` no longer throws; what it threw last after `ms`. */
export async function eventually<T>(check: () => T | Promise<T>, ms = 5_000): Promise<T> {
  const end = performance.now() + ms;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
