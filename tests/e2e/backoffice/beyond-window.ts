import type { Visitor } from '../visitor.ts';

/**
 * What exceeds a window of these sizes (CSS pixels) on the current screen of the backoffice, even after scrolling to its
 * very end, one line each.
 */
export async function beyondWindow(
  { page: shown }: Visitor,
  screen: string,
  sizes: readonly { width: number; height: number }[],
): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await shown.setViewportSize(size);
    const lines = await shown.evaluate(async ({ width, height }) => {
      const page = document.documentElement;
      const frame = document.querySelector('#main')?.closest<HTMLElement>('.h-dvh');
      const header = document.querySelector('header');
      if (!frame || !header) return ['the frame is missing'];
      const wrong: string[] = [];
      const drawn = () =>
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      // The window has just been resized: on a busy machine the page keeps its old height for some more frames.
      const isResized = () =>
        innerWidth === width && innerHeight === height && frame.offsetHeight === innerHeight;
      await drawn();
      for (let waits = 0; waits < 30 && !isResized(); waits++) await drawn();
      const measure = (when: string) => {
        for (const [name, box] of [
          ['page', page],
          ['frame', frame],
        ] as const) {
          if (box.scrollHeight > innerHeight + 1)
            wrong.push(`${when}: the ${name} is ${box.scrollHeight - innerHeight} px too high`);
          if (box.scrollWidth > innerWidth)
            wrong.push(`${when}: the ${name} is ${box.scrollWidth - innerWidth} px too wide`);
          if (box.scrollTop !== 0) wrong.push(`${when}: the ${name} has scrolled by ${box.scrollTop} px`);
        }
        if (header.getBoundingClientRect().bottom < 1) wrong.push(`${when}: the header is gone`);
      };
      measure('at the top');
      for (const box of document.querySelectorAll('#main, #main *'))
        if (/auto|scroll/.test(getComputedStyle(box).overflowY)) box.scrollTop = box.scrollHeight;
      measure('at the end');
      const controls = document.querySelectorAll<HTMLElement>(
        '#main :is(a[href], button, input, select, textarea)',
      );
      for (const control of [...controls].slice(-3)) {
        control.focus();
        control.scrollIntoView({ block: 'end' });
      }
      window.scrollTo(0, 1_000_000);
      await drawn();
      measure('after the last control');
      window.scrollTo(0, 0);
      frame.scrollTop = 0;
      return wrong;
    }, size);
    found.push(...new Set(lines.map((line) => `${screen} at ${size.width} px, ${line}`)));
  }
  return found;
}
