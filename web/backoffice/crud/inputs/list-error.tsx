/** What is wrong with a list or a group as a whole, above its entries; said aloud when it appears. */
export function ListError({ error }: { error: string | undefined }) {
  if (!error) return null;
  return (
    <p aria-live="polite" className="font-medium text-error text-sm">
      {error}
    </p>
  );
}
