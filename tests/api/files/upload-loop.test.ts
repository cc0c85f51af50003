import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../support/harness.ts';

const LIMIT = 15 * 1024 * 1024;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ settings: { isRateLimited: false } });
});
afterAll(() => server?.stop());

/** The longest time that nothing else was done meanwhile, in milliseconds. Sender and server share the process. */
async function longestPause(work: () => Promise<unknown>): Promise<number> {
  let last = performance.now();
  let longest = 0;
  const look = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(look, 1);
  await work();
  look();
  clearInterval(timer);
  return longest;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

it('20 MB of JSON keep the others waiting for no more than a moment, and a form for a fraction of it', async () => {
  const headers = { 'content-type': 'application/json' };
  // A film, which is stored as it is: what counts is how it comes in. In JSON it is 20 MB.
  const film = Buffer.concat([Buffer.from('00000018667479706d703432', 'hex'), randomBytes(LIMIT - 100)]);
  const body = Buffer.from(
    JSON.stringify({ data: `data:video/mp4;base64,${film.toString('base64')}`, name: 'a.mp4' }),
  );
  const form = new FormData();
  form.append('file', new Blob([film], { type: 'video/mp4' }), 'a.mp4');
  const encoded = new Response(form);
  const formType = encoded.headers.get('content-type') ?? '';
  const formBody = Buffer.from(await encoded.arrayBuffer());

  const send = async (content: Buffer, type: string) => {
    const answer = await fetch(`${server.url}/api/uploads`, {
      method: 'POST',
      body: new Uint8Array(content),
      headers: { ...headers, 'content-type': type },
    });
    expect(answer.status).toBe(201);
    await answer.arrayBuffer();
  };
  const pauses: { json: number[]; form: number[]; parse: number[] } = { json: [], form: [], parse: [] };
  await send(formBody, formType);
  for (let round = 0; round < 5; round += 1) {
    pauses.json.push(await longestPause(() => send(body, 'application/json')));
    pauses.form.push(await longestPause(() => send(formBody, formType)));
    // What no server can do without that takes such a body: the measure of this machine.
    pauses.parse.push(await longestPause(async () => void JSON.parse(body.toString())));
  }
  const [json, inForm, parse] = [pauses.json, pauses.form, pauses.parse].map(median) as [
    number,
    number,
    number,
  ];
  console.log(
    `longest pause: JSON ${json.toFixed(0)} ms, form ${inForm.toFixed(0)} ms, parsing alone ${parse.toFixed(0)} ms`,
  );
  expect(json / parse).toBeLessThan(6);
  expect(inForm / json).toBeLessThan(0.5);
});
