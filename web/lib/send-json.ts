import { withToken } from './http.ts';

interface SendOptions {
  /** Upload progress, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

interface Answer {
  /** 0 without a response. */
  status: number;
  /** The JSON; null if there was none. */
  body: unknown;
}

/** Sends a large body with the session and reports upload progress. */
export function sendJson(
  method: 'POST' | 'PUT',
  path: string,
  body: object,
  options: SendOptions,
): Promise<Answer> {
  const text = JSON.stringify(body);
  return withToken((headers) => attempt(method, path, text, headers, options));
}

/** XMLHttpRequest, because fetch does not report upload progress. */
function attempt(
  method: string,
  path: string,
  text: string,
  headers: Readonly<Record<string, string>>,
  { onProgress, signal }: SendOptions,
): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const none = () => resolve({ status: 0, body: null });
    if (signal.aborted) return none();
    request.open(method, path);
    request.setRequestHeader('Content-Type', 'application/json');
    request.setRequestHeader('Accept', 'application/json');
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, body: parsed(request.responseText) });
    request.onerror = none;
    request.onabort = none;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(text);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A file as request bodies carry it: data:image/png;base64,... */
export function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable file'));
    reader.readAsDataURL(file);
  });
}
