import { z } from 'zod';
import type { PrinterReport } from '#domain/devices/counter-fault.ts';
import { FIRST_LAYOUTS } from '#domain/devices/print-job.ts';
import { agentHttp, faultOf, inTime, isType, readJson, ServerFault } from './agent-http.ts';
import * as texts from './agent-texts.ts';
import type { PrintLayout, PrintReport } from './print-job.ts';
import { type PrinterCalls, printerCalls } from './printer-calls.ts';

/** What to do when the server signals. */
export interface Signals {
  jobs: () => void;
  commands: () => void;
  printers: () => void;
}

/** What the agent needs from the server. */
export interface AgentClient extends PrinterCalls {
  /** Jobs as the server sent them, not yet validated. Throws ServerFault. */
  claim(claim: Claim, signal: AbortSignal): Promise<unknown[]>;
  /** A job's current state, not yet validated; null if the server does not know it. Throws ServerFault. */
  current(id: string, signal: AbortSignal): Promise<unknown>;
  /** 'refused' if the server does not know the job or no longer accepts reports about it. Throws ServerFault. */
  report(id: string, report: PrintReport, signal: AbortSignal): Promise<'delivered' | 'refused'>;
  /** Calls back on each signal of new jobs, commands or printers; returns when the stream ends or goes silent. Throws ServerFault. */
  watch(on: Signals, signal: AbortSignal): Promise<void>;
  /** What staff ask this device to do; none from a server without commands. Throws ServerFault. */
  commands(signal: AbortSignal): Promise<DeviceCommand[]>;
  /** 'refused' if nobody is waiting for the answer any more. Throws ServerFault. */
  answer(id: number, answer: CommandAnswer, signal: AbortSignal): Promise<'delivered' | 'refused'>;
  /** False if the server accepts none. Throws ServerFault. */
  sendLogs(lines: readonly string[], signal: AbortSignal): Promise<boolean>;
  /** Tells the server which program this is and what it can print. Throws ServerFault. */
  introduce(self: ProgramInfo, can: Printing, signal: AbortSignal): Promise<void>;
  /** 'refused' by a server that knows no states of devices. Throws ServerFault. */
  sendState(state: DeviceReport, signal: AbortSignal): Promise<'delivered' | 'refused'>;
}

/** What the printers of this computer print. */
export interface Printing {
  layouts: readonly PrintLayout[];
  /** Stations that they are for; empty = all. */
  stations: readonly number[];
}

export interface Claim extends Printing {
  /** Unsettled jobs that this computer has, by their numbers at the server; null = it does not say. */
  held: readonly number[] | null;
  limit: number;
}

export interface ProgramInfo {
  appVersion: string;
  platform: string;
}

/** How this device is now. */
export interface DeviceReport {
  appVersion: string;
  /** ISO 8601, by this computer's clock. */
  clock: string;
  printers: readonly PrinterReport[];
}

const deviceCommand = z.looseObject({
  id: z.int().min(1),
  /** Commands that only newer programs know are answered, too: somebody is waiting. */
  kind: z.string(),
  /** The printer that is tested; servers from before name none. */
  printer: z.string().nullish(),
  /** What is printed, not yet validated. */
  content: z.unknown().optional(),
});
export type DeviceCommand = z.infer<typeof deviceCommand>;

export interface CommandAnswer {
  isDone: boolean;
  /** A German sentence: why not. */
  message?: string;
}

/** The server pings every 15 s; after twice that in silence the connection is dead. */
const SILENCE_MS = 35_000;

const anAnswer = z.looseObject({ data: z.unknown() });
const listAnswer = z.looseObject({ data: z.array(z.unknown()) });

/** Talks to the server with a device key. Throws ServerFault for what is no address of a server. */
export function createAgentClient(connection: { server: string; deviceKey: string }): AgentClient {
  const http = agentHttp(connection);
  const { call, tell } = http;

  return {
    ...printerCalls(http),

    async claim({ held, limit, ...can }, signal) {
      const limited = inTime(signal);
      const ask = (body: object) => call('api/print-jobs/claim', 'application/json', limited, body);
      const holding = held ? { held } : {};
      const [now, ...before] = wordings(can);
      let response = await ask({ limit, ...now, ...holding });
      // Older servers know no stations and labels, those before them nothing of jobs held, still older ones no layouts.
      for (const known of [
        ...before.map((words) => ({ limit, ...words, ...holding })),
        { limit, ...(before[0] ?? now) },
        { limit },
      ]) {
        if (response.status !== 422) break;
        await response.body?.cancel();
        response = await ask(known);
      }
      if (!response.ok) throw await faultOf(response);
      const answer = listAnswer.safeParse(await readJson(response));
      if (!answer.success) throw new ServerFault(texts.noPrintJobs);
      return answer.data.data;
    },

    async current(id, signal) {
      const path = `api/print-jobs/${encodeURIComponent(id)}`;
      const response = await call(path, 'application/json', signal);
      if (!response.ok && response.status !== 404) throw await faultOf(response);
      const answer = anAnswer.safeParse(await readJson(response));
      return response.ok && answer.success ? answer.data.data : null;
    },

    report: (id, report, signal) => tell(`api/print-jobs/${encodeURIComponent(id)}/report`, report, signal),

    async commands(signal) {
      const response = await call('api/devices/me/commands', 'application/json', inTime(signal));
      if (!response.ok && response.status !== 404) throw await faultOf(response);
      const answer = listAnswer.safeParse(await readJson(response));
      if (!answer.success) return [];
      return answer.data.data.flatMap((entry) => deviceCommand.safeParse(entry).data ?? []);
    },

    answer: (id, answer, signal) => tell(`api/devices/me/commands/${id}/answer`, answer, signal),

    sendLogs: async (lines, signal) => (await tell('api/devices/me/logs', { lines }, signal)) === 'delivered',

    async introduce(self, can, signal) {
      // An older server knows no stations and labels, a still older one no layouts.
      for (const known of [...wordings(can), {}])
        if ((await tell('api/devices/me', { ...self, ...known }, signal)) === 'delivered') return;
    },

    sendState: (state, signal) => tell('api/devices/me/state', state, signal, 'PUT'),

    watch: (on, signal) =>
      follow((both) => call('api/print-jobs/stream', 'text/event-stream', both), on, signal),
  };
}

/** How servers are told what this computer prints: the newest first, then, if it differs, one that knows no stations and labels. */
function wordings({ layouts, stations }: Printing): [Partial<Printing>, ...Partial<Printing>[]] {
  const first = FIRST_LAYOUTS.filter((layout) => layouts.includes(layout));
  if (stations.length > 0) return [{ layouts, stations }, { layouts: first }];
  return first.length === layouts.length ? [{ layouts }] : [{ layouts }, { layouts: first }];
}

/** Reads a live stream until it ends or goes silent. */
async function follow(
  open: (signal: AbortSignal) => Promise<Response>,
  on: Signals,
  signal: AbortSignal,
): Promise<void> {
  const silence = new AbortController();
  const both = AbortSignal.any([signal, silence.signal]);
  let timer = setTimeout(() => silence.abort(), SILENCE_MS);
  try {
    const response = await open(both);
    if (!response.ok) throw await faultOf(response);
    if (!isType(response, 'text/event-stream') || !response.body) {
      await response.body?.cancel();
      throw new ServerFault(texts.noLiveConnection);
    }
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of response.body) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE_MS);
      const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r\n|\n|\r/);
      rest = (lines.pop() ?? '').slice(0, 10_000);
      if (lines.some((line) => /^event: ?jobs$/.test(line))) on.jobs();
      if (lines.some((line) => /^event: ?commands$/.test(line))) on.commands();
      if (lines.some((line) => /^event: ?printers$/.test(line))) on.printers();
    }
  } catch (error) {
    if (both.aborted) return;
    throw error instanceof ServerFault ? error : new ServerFault(texts.liveConnectionLost);
  } finally {
    clearTimeout(timer);
  }
}
