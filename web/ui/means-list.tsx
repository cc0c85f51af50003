import type { PaymentMeans } from '#domain/payment/payment-means.ts';

interface MeansListProps {
  means: readonly Pick<PaymentMeans, 'name' | 'image'>[];
  id?: string;
  className?: string;
}

/** What can be paid with at an online method; phrasing content, for a label as well. The pictures repeat the names. */
export function MeansList({ means, id, className = '' }: MeansListProps) {
  return (
    <span id={id} className={`flex flex-wrap gap-x-3.5 gap-y-1.5 text-muted text-sm ${className}`}>
      {means.map(({ name, image }, index) => (
        <span key={name} className="inline-flex min-w-0 items-center gap-1.5 leading-6">
          {index > 0 && <span className="sr-only">, </span>}
          {image && (
            <img
              src={image}
              alt=""
              width={32}
              height={24}
              decoding="async"
              className="h-6 w-8 shrink-0 rounded-sm bg-white object-contain"
            />
          )}
          <span
            className={image ? 'break-words' : 'break-words rounded-sm border border-line px-1.5 leading-5'}
          >
            {name}
          </span>
        </span>
      ))}
    </span>
  );
}
