import type { UploadRef } from '#domain/media/image.ts';
import { ApiError } from '#web/lib/api.ts';
import { sendForm } from '#web/lib/send-form.ts';

/** Sends a file to POST /api/uploads and reports progress (0 to 1). Throws ApiError. */
export async function uploadFile(
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<UploadRef> {
  const answer = await sendForm('POST', '/api/uploads', { file }, { onProgress, signal });
  const upload = uploadIn(answer.body);
  if (answer.status >= 200 && answer.status < 300 && upload) return upload;
  throw new ApiError(answer.status, []);
}

function uploadIn(body: unknown): UploadRef | null {
  if (body === null || typeof body !== 'object' || !('data' in body)) return null;
  const upload = body.data as Partial<UploadRef> | null;
  return typeof upload?.id === 'number' && typeof upload.publicHash === 'string'
    ? (upload as UploadRef)
    : null;
}
