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

/**
 * Sends a file with the session, as a form whose other fields are `values`, and reports upload progress. The browser reads the
 * file while it sends it.
 */
export function sendForm(
  method: 'POST' | 'PUT',
  path: string,
  { file, values = {} }: { file: File; values?: object },
  options: SendOptions,
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(values))
    if (value !== undefined && value !== null) form.append(name, String(value));
  // Last, so that the fields have arrived when the file does.
  form.append('file', file, file.name);
  return withToken((headers) => attempt(method, path, form, headers, options));
}

/** XMLHttpRequest, because fetch does not report upload progress. */
function attempt(
  method: string,
  path: string,
  form: FormData,
  headers: Readonly<Record<string, string>>,
  { onProgress, signal }: SendOptions,
): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const none = () => resolve({ status: 0, body: null });
    if (signal.aborted) return none();
    request.open(method, path);
    request.setRequestHeader('Accept', 'application/json');
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, body: parsed(request.responseText) });
    request.onerror = none;
    request.onabort = none;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
