import { useEffect, useId, useRef, useState } from 'react';
import type { PickupNumbers } from '#domain/devices/pickup-screen.ts';
import { fitNumbers } from './fit-numbers.ts';
import * as texts from './texts.ts';

interface PickupBoardProps {
  numbers: PickupNumbers;
  fresh: ReadonlySet<string>;
  /** Since when nothing was heard (milliseconds); null while all is well. */
  silentSince: number | null;
}

/** Two columns of numbers, legible from the other end of the shop; above each other on a screen that stands upright. */
export function PickupBoard({ numbers, fresh, silentSince }: PickupBoardProps) {
  return (
    <div className="flex size-full flex-col p-[3vmin]">
      <div className="grid min-h-0 flex-1 grid-cols-2 gap-[4vmin] portrait:grid-cols-1 portrait:grid-rows-2">
        <Column
          title={texts.preparing}
          nothing={texts.nothingPreparing}
          all={numbers}
          numbers={numbers.preparing}
          fresh={NONE}
        />
        <Column
          title={texts.ready}
          nothing={texts.nothingReady}
          all={numbers}
          numbers={numbers.ready}
          fresh={fresh}
          isReady
        />
      </div>
      <p role="status" className="h-[3.5vmin] text-right text-[2.4vmin] leading-[3.5vmin]">
        {silentSince !== null && texts.asOf({ time: timeOf(silentSince) })}
      </p>
    </div>
  );
}

const NONE: ReadonlySet<string> = new Set();

function timeOf(at: number): string {
  return new Date(at).toLocaleTimeString('de-AT', { hour: '2-digit', minute: '2-digit' });
}

function Column({
  title,
  nothing,
  all,
  numbers,
  fresh,
  isReady = false,
}: {
  title: string;
  /** Instead of numbers: an empty screen looks broken. */
  nothing: string;
  /** Both columns have type of one size. */
  all: PickupNumbers;
  numbers: readonly string[];
  fresh: ReadonlySet<string>;
  isReady?: boolean;
}) {
  const heading = useId();
  const list = useRef<HTMLUListElement>(null);
  const box = useBox(list);
  const { columns, fontSize } = fitNumbers([all.preparing, all.ready], box);
  return (
    <section aria-labelledby={heading} className="flex min-h-0 min-w-0 flex-col">
      <h2
        id={heading}
        className={`font-display text-[6.5vmin] leading-tight ${
          isReady
            ? 'rounded-theme bg-secondary px-[2vmin] py-[0.75vmin] text-on-secondary'
            : 'border-current/30 border-b-2 py-[0.75vmin]'
        }`}
      >
        {title}
      </h2>
      {numbers.length === 0 && <p className="mt-[3vmin] text-[4vmin] leading-snug">{nothing}</p>}
      <ul
        ref={list}
        aria-live={isReady ? 'polite' : 'off'}
        style={{ fontSize, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
        className="mt-[1.5vmin] grid min-h-0 flex-1 content-start overflow-hidden"
      >
        {fontSize > 0 &&
          numbers.map((number) => (
            <li key={number} className="py-[0.05em] text-center leading-[1.2] tabular-nums">
              <span
                data-fresh={fresh.has(number) || undefined}
                className={`inline-block rounded-theme px-[0.18em] ${isReady ? 'font-bold' : 'font-medium'} ${fresh.has(number) ? 'bg-secondary text-on-secondary motion-safe:animate-pulse' : ''}`}
              >
                {number}
              </span>
            </li>
          ))}
      </ul>
    </section>
  );
}

function useBox(element: React.RefObject<HTMLElement | null>): { width: number; height: number } {
  const [box, setBox] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setBox({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return box;
}
