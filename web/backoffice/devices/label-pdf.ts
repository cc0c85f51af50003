import type { LabelsInput } from '#inputs/labels.ts';
import { faultsIn } from '#web/lib/api.ts';
import { request } from '#web/lib/http.ts';
import * as texts from './label-texts.ts';

/** Has the server print labels; returns the PDF. Throws an error with the server's message. */
export async function fetchLabels(input: LabelsInput): Promise<Blob> {
  const answer = await request('/api/labels', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(input),
  });
  if (answer.ok) return answer.blob();
  const [fault] = faultsIn(await answer.json().catch(() => null));
  throw new Error(fault?.message ?? texts.notCreated);
}
