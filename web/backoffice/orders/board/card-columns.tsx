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
      className="grid grid-cols-[repeat(auto-fill,minmax(min(12.75rem,100%),1fr))] items-start gap-x-1.5"
      style={{ gridAutoRows: ROW }}
    >
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}

/** Lets the place of a card be as high as the card. */
function span(card: Element): void {
  const place = card.parentElement;
  if (place) place.style.gridRowEnd = `span ${Math.ceil((card.getBoundingClientRect().height + GAP) / ROW)}`;
}
