import { Children, useEffect, useLayoutEffect, useRef } from 'react';

/** The height of a row of the grid, and the gap below a card; in pixels. */
const ROW = 4;
const GAP = 6;

/**
 * Cards in as many columns as fit, each below the shortest one: in rows the longest card would leave room unused beside it.
 * They stay one list in their own sequence, so that focus and keyboard follow it.
 */
export function CardColumns({ children }: { children: React.ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  const observer = useRef<ResizeObserver>(null);
  useLayoutEffect(() => {
    observer.current ??= new ResizeObserver((entries) => {
      for (const { target } of entries) span(target);
    });
    // Known ones are not observed twice; removed ones are forgotten with their elements.
    for (const item of list.current?.children ?? []) {
      if (item.firstElementChild) observer.current.observe(item.firstElementChild);
    }
  });
  useEffect(
    () => () => {
      observer.current?.disconnect();
      observer.current = null;
    },
    [],
  );
  return (
    <ul
      ref={list}
      data-columns=""
      className="grid grid-cols-[repeat(auto-fill,minmax(min(var(--card-width),100%),1fr))] items-start gap-x-1.5"
      style={{ gridAutoRows: ROW }}
    >
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}

/** The same at once for all cards below an element, for who measures them before they are painted. */
export function fitPlaces(root: Element): void {
  const cards = [...root.querySelectorAll('ul[data-columns] > li > :first-child')];
  // First all are read, then all are written: the browser lays out once.
  const spans = cards.map(spanOf);
  for (const [index, card] of cards.entries()) place(card, spans[index] ?? 1);
}

/** Lets the place of a card be as high as the card. */
function span(card: Element): void {
  place(card, spanOf(card));
}

function spanOf(card: Element): number {
  return Math.ceil((card.getBoundingClientRect().height + GAP) / ROW);
}

function place({ parentElement }: Element, rows: number): void {
  if (parentElement) parentElement.style.gridRowEnd = `span ${rows}`;
}
