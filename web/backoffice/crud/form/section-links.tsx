import * as texts from './texts.ts';

/** Jumps within a long form: the cards are found by name. */
export function SectionLinks({ titles }: { titles: readonly string[] }) {
  const jump = (title: string) => {
    const card = document.querySelector<HTMLElement>(`section[aria-label="${CSS.escape(title)}"]`);
    card?.scrollIntoView({ block: 'start' });
    card
      ?.querySelector<HTMLElement>('input:enabled, select:enabled, textarea:enabled, button:enabled')
      ?.focus({
        preventScroll: true,
      });
  };
  return (
    <nav aria-label={texts.sections} className="flex flex-wrap gap-2">
      {titles.map((title) => (
        <button
          key={title}
          type="button"
          onClick={() => jump(title)}
          className="min-h-11 rounded-full border border-line-strong bg-card px-3.5 text-sm hover:border-ink"
        >
          {title}
        </button>
      ))}
    </nav>
  );
}
