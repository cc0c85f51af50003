import { ButtonLink } from '#web/ui/button.tsx';

export function NotFoundPage() {
  return (
    <div className="grid h-full place-items-center p-6">
      <div className="flex flex-col items-center gap-4 text-center">
        <h1 className="font-display text-3xl">Diese Seite gibt es nicht</h1>
        <ButtonLink to="/orders">Zu den Bestellungen</ButtonLink>
      </div>
    </div>
  );
}
