interface SendOptions {
  headers?: Readonly<Record<string, string>>;
  /** How much has left, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/**
 * Sends a large body and reports how much of it has left. Goes through XMLHttpRequest because fetch tells nothing about
 * what was sent. The status is 0 when no answer came.
 */
export function sendJson(
  method: 'POST' | 'PUT',
  path: string,
  body: object,
  { headers = {}, onProgress, signal }: SendOptions,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const none = () => resolve({ status: 0, text: '' });
    if (signal.aborted) return none();
    request.open(method, path);
    request.setRequestHeader('Content-Type', 'application/json');
    request.setRequestHeader('Accept', 'application/json');
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = none;
    request.onabort = none;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(JSON.stringify(body));
  });
}

/** A file as bodies carry it: data:image/png;base64,... */
export function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable file'));
    reader.readAsDataURL(file);
  });
}
