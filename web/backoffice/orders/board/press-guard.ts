/** How long a finger that has left for a button may take to get there. */
const REACH_MS = 300;

interface Step {
  order: string | null;
  box: DOMRect;
}

/** Watches the hand over a lane whose cards are drawn anew: a press meant for a step of one order sets off no other's. */
export class PressGuard {
  isDown = false;
  /** When somebody last touched the lane, in milliseconds of the page. */
  touchedAt = Number.NEGATIVE_INFINITY;
  readonly #lane: HTMLElement;
  readonly #ending = new AbortController();
  #before: { at: number; steps: readonly Step[] } | null = null;

  constructor(lane: HTMLElement) {
    this.#lane = lane;
    const { signal } = this.#ending;
    const touched = (isDown: boolean) => {
      this.isDown = isDown;
      this.touchedAt = performance.now();
    };
    lane.addEventListener('pointerdown', () => touched(true), { signal });
    for (const event of ['pointerup', 'pointercancel'] as const)
      document.addEventListener(event, () => this.isDown && touched(false), { signal });
    for (const event of ['pointermove', 'wheel'] as const)
      lane.addEventListener(event, () => touched(this.isDown), { signal, passive: true });
    lane.addEventListener('click', (event) => this.#judge(event), { signal, capture: true });
  }

  stop(): void {
    this.#ending.abort();
  }

  /** Remembers where steps are just before the cards move. */
  note(): void {
    const buttons = [...this.#lane.querySelectorAll('article button:not([data-order])')];
    const steps = buttons.map((button) => ({ order: orderOf(button), box: button.getBoundingClientRect() }));
    this.#before = { at: performance.now(), steps };
  }

  #judge(event: MouseEvent): void {
    const { clientX: x, clientY: y, detail, target } = event;
    // Without a pointer: the focus has moved with its card.
    if (detail === 0 || !this.#before || performance.now() - this.#before.at > REACH_MS) return;
    const aimed = this.#before.steps.find(
      ({ box }) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
    );
    if (!aimed || (target instanceof Element && aimed.order === orderOf(target))) return;
    event.stopPropagation();
    event.preventDefault();
  }
}

function orderOf(element: Element): string | null {
  return element.closest('article')?.querySelector('[data-order]')?.getAttribute('data-order') ?? null;
}
