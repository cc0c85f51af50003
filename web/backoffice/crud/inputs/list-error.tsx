/** An error of a list or group as a whole, above its entries; announced when it appears. */
export function ListError({ error }: { error: string | undefined }) {
  if (!error) return null;
  return (
    <p aria-live="polite" className="font-medium text-error text-sm">
      {error}
    </p>
  );
}
