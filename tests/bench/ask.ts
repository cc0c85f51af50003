import { type Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';

export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface Asking {
  method: string;
  agent: Agent;
  headers: Readonly<Record<string, string>>;
}

/** A call with node's own client: a browser's fetch would take more of the processor than the servers. */
export async function ask(url: string, { headers, ...options }: Asking, body?: object): Promise<Answered> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const type = body && { 'content-type': 'application/json' };
    const sent = request(url, { ...options, headers: { ...headers, ...type } }, resolve);
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return {
    ...{ status: answer.statusCode ?? 0, headers: answer.headers },
    text: Buffer.concat(chunks).toString('utf8'),
  };
}
