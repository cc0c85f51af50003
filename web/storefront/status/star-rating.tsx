const STARS = [1, 2, 3, 4, 5] as const;

import * as texts from './texts.ts';

const STAR = 'm12 3 2.7 5.9 6.3.7-4.7 4.3 1.3 6.3L12 17l-5.6 3.2 1.3-6.3L3 9.6l6.3-.7L12 3Z';

interface StarRatingProps {
  name: string;
  label: string;
  value: number | null;
  onChange: (value: number) => void;
}

/** One to five stars as radio buttons: arrow keys move, the screen reader announces the number. */
export function StarRating({ name, label, value, onChange }: StarRatingProps) {
  return (
    <fieldset className="min-w-0 sm:flex sm:items-center sm:justify-between sm:gap-4">
      <legend className="font-medium sm:float-left">{label}</legend>
      <div className="-ml-2 flex sm:ml-auto">
        {STARS.map((stars) => {
          const isLit = value !== null && stars <= value;
          return (
            <label
              key={stars}
              className="relative flex size-11 items-center justify-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-ink"
            >
              <input
                type="radio"
                name={name}
                value={stars}
                checked={value === stars}
                onChange={() => onChange(stars)}
                aria-label={texts.stars({ stars })}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <Star isLit={isLit} />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Given stars: one image with a name. */
export function GivenStars({ stars }: { stars: number }) {
  return (
    <div role="img" aria-label={texts.starsGiven({ stars })} className="-ml-0.5 flex gap-1">
      {STARS.map((one) => (
        <Star key={one} isLit={one <= stars} />
      ))}
    </div>
  );
}

function Star({ isLit }: { isLit: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      strokeWidth="1.5"
      strokeLinejoin="round"
      className={`size-8 transition-colors forced-colors:stroke-current ${isLit ? 'fill-[#e0a100] stroke-[#a87800] forced-colors:fill-[Highlight]' : 'fill-card stroke-line-strong forced-colors:fill-[Canvas]'}`}
    >
      <path d={STAR} />
    </svg>
  );
}
