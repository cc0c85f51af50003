import type { UploadRef } from '#domain/image.ts';
import { ApiError, apiPost } from '#web/lib/api.ts';

/**
 * Sends a file to POST /api/uploads as a data URL and reports how much of it has left (0 to 1). Goes through
 * XMLHttpRequest because fetch tells nothing about what was sent. Throws ApiError.
 */
export async function uploadFile(
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<UploadRef> {
  const body = { data: await dataUrl(file), name: file.name };
  const answer = await post(JSON.stringify(body), onProgress, signal);
  // A signed-in person needs the CSRF token, which only the api client knows.
  if (answer.status === 403) return apiPost<UploadRef>('/uploads', body, { signal });
  const upload = uploadOf(answer.text);
  if (answer.status >= 200 && answer.status < 300 && upload) return upload;
  throw new ApiError(answer.status, []);
}

function post(
  body: string,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/uploads');
    request.setRequestHeader('Content-Type', 'application/json');
    request.setRequestHeader('Accept', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => reject(new ApiError(0, []));
    request.onabort = () => reject(new ApiError(0, []));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
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

function dataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable file'));
    reader.readAsDataURL(file);
  });
}
