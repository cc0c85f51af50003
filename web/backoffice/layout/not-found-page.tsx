import { ButtonLink } from '#web/ui/button.tsx';
import * as texts from './texts.ts';

export function NotFoundPage() {
  return (
    <div className="grid h-full place-items-center p-6">
      <div className="flex flex-col items-center gap-4 text-center">
        <h1 className="font-display text-3xl">{texts.notFound}</h1>
        <ButtonLink to="/orders">{texts.toOrders}</ButtonLink>
      </div>
    </div>
  );
}
