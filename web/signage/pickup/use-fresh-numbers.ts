import { useEffect, useRef, useState } from 'react';

/** How long a number that has just become ready stands out. */
const FRESH_MS = 20_000;

/** The numbers that became ready a moment ago; those that were ready when the screen came on are old. */
export function useFreshNumbers(ready: readonly string[] | null, onNews?: () => void): ReadonlySet<string> {
  const known = useRef<readonly string[] | null>(null);
  const tell = useRef(onNews);
  tell.current = onNews;
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    const before = known.current;
    known.current = ready;
    const news = before === null ? [] : (ready ?? []).filter((number) => !before.includes(number));
    if (news.length === 0) return;
    tell.current?.();
    setFresh((shown) => new Set([...shown, ...news]));
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setFresh((shown) => new Set([...shown].filter((number) => !news.includes(number))));
    }, FRESH_MS);
    timers.current.add(timer);
  }, [ready]);

  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
    };
  }, []);
  return fresh;
}
