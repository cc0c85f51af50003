export interface SseEvent {
  id: string | null;
  event: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests reach into events of every shape
  data: any;
}

export interface SseReader {
  events: SseEvent[];
  /** Resolves when the server has answered; the status. */
  opened: Promise<number>;
  /** Resolves when the stream is over, whoever ended it. */
  ended: Promise<void>;
  close(): Promise<void>;
}

/** Reads a stream of server-sent events until it is closed. */
export function readSse(url: string, headers: Record<string, string>): SseReader {
  const control = new AbortController();
  const events: SseEvent[] = [];
  const response = fetch(url, {
    headers: { accept: 'text/event-stream', ...headers },
    signal: control.signal,
  });
  const done = response
    .then(async ({ body }) => {
      const decoder = new TextDecoder();
      let rest = '';
      for await (const chunk of body ?? []) {
        const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) {
          const event = parsed(block);
          if (event) events.push(event);
        }
      }
    })
    .catch(() => {});
  return {
    events,
    opened: response.then(({ status }) => status),
    ended: done,
    close: async () => {
      control.abort();
      await done;
    },
  };
}

function parsed(block: string): SseEvent | null {
  const fields = new Map(
    block.split('\n').map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at), line.slice(at + 1).trimStart()] as const;
    }),
  );
  const data = fields.get('data');
  if (data === undefined) return null;
  return {
    id: fields.get('id') ?? null,
    event: fields.get('event') ?? 'message',
    data: data && JSON.parse(data),
  };
}
