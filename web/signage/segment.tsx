import { useEffect, useState } from 'react';
import { type BoardCategory, boardPages, type SignageEntry } from '#domain/devices/signage.ts';
import { PickupBoard } from './pickup/pickup-board.tsx';
import * as texts from './texts.ts';

/** Around the numbers of an entry. */
export interface PickupState {
  fresh: ReadonlySet<string>;
  silentSince: number | null;
}

interface SegmentProps {
  entry: SignageEntry;
  /** Of its picture or video; null for text. */
  url: string | null;
  pickup: PickupState;
}

/** One entry of the film, full-screen. */
export function Segment({ entry, url, pickup }: SegmentProps) {
  const colours = {
    backgroundColor: entry.backgroundColor || '#000000',
    color: entry.textColor || '#ffffff',
  };
  return (
    <div
      data-segment={entry.type}
      style={colours}
      className="absolute inset-0 animate-fade forced-color-adjust-none"
    >
      <Content entry={entry} url={url} pickup={pickup} />
    </div>
  );
}

function Content({ entry, url, pickup }: SegmentProps) {
  switch (entry.type) {
    case 'image':
      return url && <img src={url} alt={entry.image.alt} className="size-full object-contain" />;
    case 'template':
      return url && <img src={url} alt={entry.alt} className="size-full object-contain" />;
    case 'video':
      return url && <video src={url} autoPlay muted loop playsInline className="size-full object-contain" />;
    case 'text':
      return (
        <div className="flex size-full flex-col items-center justify-center gap-[4vmin] p-[8vmin] text-center">
          {entry.title && <h2 className="font-display text-[11vmin] leading-tight">{entry.title}</h2>}
          {entry.text && <p className="whitespace-pre-line text-[5vmin] leading-snug">{entry.text}</p>}
        </div>
      );
    case 'pickup':
      return <PickupBoard numbers={entry} {...pickup} />;
    case 'menu':
      return <Board title={entry.title} categories={entry.categories} seconds={entry.seconds} />;
  }
}

/**
 * As many rows as can be read from across the counter; two columns on a landscape screen. That leaves room for long names
 * on two lines: allergens are never cut off.
 */
const ROWS = { lying: 26, standing: 32 };

/** The live menu: split into pages that share the entry's time. */
function Board({
  title,
  categories,
  seconds,
}: {
  title: string;
  categories: readonly BoardCategory[];
  seconds: number;
}) {
  const isLying = window.innerWidth >= window.innerHeight;
  const pages = boardPages(categories, isLying ? ROWS.lying : ROWS.standing);
  const [page, setPage] = useState(0);
  const count = pages.length;
  useEffect(() => {
    if (count < 2) return;
    const timer = setInterval(() => setPage((before) => before + 1), (seconds * 1_000) / count);
    return () => clearInterval(timer);
  }, [count, seconds]);
  return (
    <div className="flex size-full flex-col gap-[2.5vmin] p-[4vmin]">
      {title && <h2 className="font-display text-[6vmin] leading-none">{title}</h2>}
      <div className={`min-h-0 flex-1 gap-[5vmin] ${isLying ? 'columns-2' : ''}`}>
        {(pages[page % Math.max(1, count)] ?? []).map(({ name, products }) => (
          <section key={name} className="mb-[2.5vmin]">
            <h3 className="break-after-avoid border-current/40 border-b pb-[0.5vmin] font-display text-[4.1vmin] leading-tight">
              {name}
            </h3>
            <ul className="mt-[1vmin]">
              {products.map((product) => (
                <li
                  key={product.name}
                  className={`flex break-inside-avoid items-baseline gap-[1.5vmin] py-[0.45vmin] text-[2.9vmin] leading-tight ${product.isSoldOut ? 'opacity-60' : ''}`}
                >
                  <span className={`min-w-0 flex-1 break-words ${product.isSoldOut ? 'line-through' : ''}`}>
                    {product.name}
                    {product.allergens && (
                      <span className="ml-[1vmin] text-[2.1vmin] opacity-80">{product.allergens}</span>
                    )}
                  </span>
                  {product.isSoldOut ? (
                    <span className="font-semibold">{texts.soldOut}</span>
                  ) : (
                    <span className="shrink-0 whitespace-nowrap tabular-nums">
                      <b>{product.price}</b> <small className="text-[2.1vmin]">{product.unit}</small>
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
