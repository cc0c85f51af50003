import type { LabelsInput } from '#inputs/labels.ts';

/** Has the server print labels; answers the PDF. Throws an error with the server's sentence. */
export async function fetchLabels(input: LabelsInput): Promise<Blob> {
  const me = await fetch('/api/users/me');
  const answer = await fetch('/api/labels', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-csrf-token': me.headers.get('x-csrf-token') ?? '',
    },
    body: JSON.stringify(input),
  });
  if (answer.ok) return answer.blob();
  const refusal: { errors?: { message?: string }[] } = await answer.json().catch(() => ({}));
  throw new Error(refusal.errors?.[0]?.message ?? 'Die Etiketten konnten nicht erstellt werden.');
}
