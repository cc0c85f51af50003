import type { ReactNode } from 'react';
import * as texts from './texts.ts';

/** 'Erstellen', and for those who hear the buttons without what is around them the product's name. */
export function CreateLabel({ product }: { product: string }) {
  return (
    <>
      {texts.create<ReactNode>({
        product,
        hidden: (words) => (
          <span key="product" className="sr-only">
            {words}
          </span>
        ),
      })}
    </>
  );
}
