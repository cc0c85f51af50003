import type { UploadRef } from '#domain/image.ts';
import { ApiError, apiPost } from '#web/lib/api.ts';
import { dataUrl, sendJson } from '#web/lib/send-json.ts';

/**
 * Sends a file to POST /api/uploads as a data URL and reports how much of it has left (0 to 1). Throws ApiError.
 */
export async function uploadFile(
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<UploadRef> {
  const body = { data: await dataUrl(file), name: file.name };
  const answer = await sendJson('POST', '/api/uploads', body, { onProgress, signal });
  if (answer.status === 0) throw new ApiError(0, []);
  // A signed-in person needs the CSRF token, which only the api client knows.
  if (answer.status === 403) return apiPost<UploadRef>('/uploads', body, { signal });
  const upload = uploadOf(answer.text);
  if (answer.status >= 200 && answer.status < 300 && upload) return upload;
  throw new ApiError(answer.status, []);
}

function uploadOf(text: string): UploadRef | null {
  try {
    const answer: unknown = JSON.parse(text);
    if (answer === null || typeof answer !== 'object' || !('data' in answer)) return null;
    const upload = answer.data as Partial<UploadRef> | null;
    return typeof upload?.id === 'number' && typeof upload.publicHash === 'string'
      ? (upload as UploadRef)
      : null;
  } catch {
    return null;
  }
}
