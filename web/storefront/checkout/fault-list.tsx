import type { ReactNode, RefObject } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import type { CheckoutFault } from './checkout-faults.ts';
import * as texts from './texts.ts';

interface FaultListProps {
  faults: readonly CheckoutFault[];
  place: RefObject<HTMLDivElement | null>;
  /** What else blocks the order. */
  children?: ReactNode;
}

/** The faults that block the order, at the top; each one links to its field. */
export function FaultList({ faults, place, children }: FaultListProps) {
  return (
    <div ref={place} role="alert" tabIndex={-1} className="empty:hidden">
      {children}
      {faults.length > 0 && (
        <div className="flex gap-3 rounded-card border border-error/40 bg-error-soft px-5 py-4">
          <Icon name="warning" className="mt-0.5 size-6 text-error" />
          <div>
            <p className="font-semibold">{texts.checkYourEntries}</p>
            <ul className="mt-1.5 flex flex-col gap-1">
              {faults.map(({ message, target }) => (
                <li key={`${target} ${message}`}>
                  {target ? (
                    <a
                      href={`#${target}`}
                      onClick={(event) => {
                        event.preventDefault();
                        focusField(target);
                      }}
                      className="underline decoration-error/40 underline-offset-2 hover:decoration-error"
                    >
                      {message}
                    </a>
                  ) : (
                    message
                  )}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}

function focusField(id: string): void {
  const field = document.getElementById(id);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
