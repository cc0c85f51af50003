import { type RefObject, useLayoutEffect, useRef } from 'react';
import { fitPlaces } from './card-columns.tsx';
import { PressGuard } from './press-guard.ts';

/** From the largest cards to the smallest, each with the narrowest lane that it suits, in rem; its look is in backoffice.css. */
const SIZES = [
  { name: 'huge', lane: 26 },
  { name: 'large', lane: 17 },
  { name: 'roomy', lane: 13.5 },
  { name: 'dense', lane: 0 },
] as const;
type CardSize = (typeof SIZES)[number]['name'];

/** More cards than this are not even tried in a larger size. */
const MOST = 30;
/** A hand that has rested for as long is not about to press. */
const SHRINK_AFTER_MS = 600;
/** Larger cards are never urgent: they wait until nothing has come, gone or been touched for a while ... */
const GROW_AFTER_MS = 4_000;
/** ... and for some pixels more than they need: a line above the board that comes and goes changes nothing. */
const SPARE = 64;

/**
 * Draws the cards of a lane as large as its room allows, so that few orders are legible from across the room and many still
 * fit. Nothing moves below a hand that is about to press: a new size waits until it rests (and press-guard.ts).
 */
export function useCardSize(lane: RefObject<HTMLElement | null>, orders: readonly { id: number }[]): void {
  const ids = orders.map(({ id }) => id).join();
  const sizing = useRef<Sizing | null>(null);
  useLayoutEffect(() => {
    if (!lane.current) return;
    sizing.current = new Sizing(lane.current);
    return () => {
      sizing.current?.stop();
      sizing.current = null;
    };
  }, [lane]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes or goes is sized before it is painted.
  useLayoutEffect(() => sizing.current?.check(), [ids]);
}

class Sizing {
  readonly #lane: HTMLElement;
  readonly #observer: ResizeObserver;
  readonly #guard: PressGuard;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #width = 0;
  #orders = '';
  /** When its orders last changed. */
  #changedAt = Number.NEGATIVE_INFINITY;

  constructor(lane: HTMLElement) {
    this.#lane = lane;
    this.#guard = new PressGuard(lane);
    this.#observer = new ResizeObserver(() => this.check());
    this.#observer.observe(lane);
    this.check();
  }

  stop(): void {
    this.#guard.stop();
    this.#observer.disconnect();
    clearTimeout(this.#timer);
  }

  /** Draws the cards in the largest size that fits, now or as soon as nobody is about to press. */
  check(): void {
    const lane = this.#lane;
    if (lane.clientHeight === 0) return;
    for (const list of lane.querySelectorAll('ul[data-columns]')) this.#observer.observe(list);
    clearTimeout(this.#timer);
    const shown = SIZES.find(({ name }) => name === lane.dataset.cards)?.name ?? null;
    const isMoving = this.#isMoving() || shown === null;
    const fitting = largestFitting(lane, isMoving ? null : shown);
    if (fitting === shown) return;
    const wait = isMoving ? 0 : this.#waitFor(rank(fitting) > rank(shown ?? fitting));
    if (wait > 0) {
      this.#timer = setTimeout(() => this.check(), wait);
      return;
    }
    this.#guard.note();
    draw(lane, fitting);
  }

  /** Whether all moves anyway, or nothing was there that could move. */
  #isMoving(): boolean {
    const orders = [...this.#lane.querySelectorAll('[data-order]')].map((one) =>
      one.getAttribute('data-order'),
    );
    const [before, width] = [this.#orders, this.#width];
    this.#orders = orders.join();
    this.#width = this.#lane.offsetWidth;
    if (this.#orders !== before) this.#changedAt = performance.now();
    return before === '' || this.#width !== width;
  }

  #waitFor(isShrinking: boolean): number {
    const { isDown, touchedAt } = this.#guard;
    const now = performance.now();
    if (isDown) return SHRINK_AFTER_MS;
    return isShrinking
      ? touchedAt + SHRINK_AFTER_MS - now
      : Math.max(touchedAt, this.#changedAt) + GROW_AFTER_MS - now;
  }
}

/** The place in the list: the larger, the smaller are the cards. */
function rank(size: CardSize): number {
  return SIZES.findIndex(({ name }) => name === size);
}

/** Tried on copies that nobody sees; growing beyond `shown` takes some pixels more. */
function largestFitting(lane: HTMLElement, shown: CardSize | null): CardSize {
  if (lane.querySelectorAll('article').length > MOST) return 'dense';
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  // A notice at the bottom takes its room for some seconds only.
  const notices = document.querySelector<HTMLElement>('[data-notices]')?.offsetHeight ?? 0;
  const room = lane.clientHeight + notices;
  const isFull = lane.scrollHeight - endOf(lane) > room;
  const fits = ({ name, lane: least }: (typeof SIZES)[number]) => {
    if (name === 'dense' || lane.offsetWidth < least * rem) return false;
    const isLarger = shown !== null && rank(name) < rank(shown);
    if (isFull && (isLarger || name === shown)) return false;
    return heightOf(lane, name) + (isLarger ? SPARE : 0) <= room;
  };
  return SIZES.find(fits)?.name ?? 'dense';
}

/** How high the content of the lane would be. */
function heightOf(lane: HTMLElement, size: CardSize): number {
  const copy = lane.cloneNode(true) as HTMLElement;
  copy.dataset.cards = size;
  Object.assign(copy.style, {
    ...{ position: 'absolute', visibility: 'hidden', flex: 'none', margin: '0', overflow: 'hidden' },
    ...{ height: '1px', width: `${lane.offsetWidth}px` },
  });
  lane.after(copy);
  fitPlaces(copy);
  const height = copy.scrollHeight - endOf(copy);
  copy.remove();
  return height;
}

/** Room below the last card, so that it can be scrolled above what floats there. */
function endOf(lane: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(lane).paddingBottom);
}

function draw(lane: HTMLElement, size: CardSize): void {
  const { scrollTop } = lane;
  lane.dataset.cards = size;
  // Chromium keeps lines of text in their old size where sizes change around a query container: all is laid out anew.
  lane.style.display = 'none';
  void lane.offsetHeight;
  lane.style.display = '';
  fitPlaces(lane);
  lane.scrollTop = scrollTop;
  const focused = lane.contains(document.activeElement) ? document.activeElement?.closest('article') : null;
  focused?.scrollIntoView({ block: 'nearest' });
}
