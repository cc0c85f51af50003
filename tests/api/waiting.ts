/**
 * Waits until a server that has just started takes requests. A start blocks the process for a moment; the server notices
 * that when it next measures its pressure, once a second, and turns requests away until the measure after.
 */
export async function untilCalm(server: { get(path: string): Promise<{ status: number }> }): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await eventually(async () => {
    if ((await server.get('/api/users/me')).status !== 200) throw new Error('the server does not serve');
  }, 30_000);
}

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
