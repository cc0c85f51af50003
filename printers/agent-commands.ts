import { nameOf } from '#text/name-of.ts';
import type { AgentClient, CommandAnswer, DeviceCommand } from './agent-client.ts';
import { ServerFault } from './agent-http.ts';
import * as texts from './agent-texts.ts';
import type { Journal } from './journal.ts';
import type { PrinterLanes } from './printer-lanes.ts';
import { drawReport, drawTest } from './printer-slip.ts';
import type { SendResult } from './transport/outcome.ts';
import { readWireReport } from './wire-report.ts';

/** What a device can do on request, and how it hears of it. */
export interface CommandDesk {
  client: Pick<AgentClient, 'commands' | 'answer' | 'sendLogs'>;
  /** The server has told what is asked for. */
  asked: () => void;
  lanes: Pick<PrinterLanes, 'all'>;
  /** Shows a test notification; false if the computer showed none. */
  notify(): Promise<boolean>;
  journal: Journal;
  signal: AbortSignal;
  log: (message: string) => void;
  onFault: (error: unknown) => void;
}

/** Until the server has received an answer it asks again; nothing is executed twice because of that. */
export function commandDesk(desk: CommandDesk): () => Promise<void> {
  const { client, signal, log } = desk;
  const answers = new Map<number, CommandAnswer>();
  const failed = (error: unknown): CommandAnswer => {
    if (error instanceof ServerFault) throw error;
    desk.onFault(error);
    return { isDone: false, message: texts.unexpectedHere };
  };
  return async () => {
    const asked = await client.commands(signal);
    desk.asked();
    for (const command of asked) {
      const answer = answers.get(command.id) ?? (await carryOut(command, desk).catch(failed));
      answers.set(command.id, answer);
      await client.answer(command.id, answer, signal);
      log(`${nameOf(texts.COMMANDS, command.kind)}: ${answer.isDone ? texts.done : answer.message}`);
    }
    for (const id of answers.keys()) if (!asked.some((command) => command.id === id)) answers.delete(id);
  };
}

/**
 * Carries out a command from the server and reports the result. A test print only counts as done if paper moved on every
 * printer, or on the one that is asked for, which shows its whole page.
 */
async function carryOut(command: DeviceCommand, desk: CommandDesk): Promise<CommandAnswer> {
  switch (command.kind) {
    case 'print': {
      const { printer } = command;
      const [lanes, length] = printer
        ? [desk.lanes.all.filter(({ id }) => id === printer), 'page' as const]
        : [desk.lanes.all, 'slip' as const];
      if (printer && lanes.length === 0) return { isDone: false, message: texts.printerNotHere };
      return answerOfPrint(
        await Promise.all(
          lanes.map(async (lane) => ({
            printer: lane.name,
            result: await lane.printNow((desk) => drawTest(length, desk)),
          })),
        ),
      );
    }
    case 'cash-report': {
      const slip = readWireReport(command.content);
      if (!slip) return { isDone: false, message: texts.reportUnreadable };
      const lane = desk.lanes.all.find(({ printer }) => printer.layouts.includes('receipt'));
      if (!lane) return { isDone: false, message: texts.noReceiptPrinter };
      return answerOfPrint([
        { printer: lane.name, result: await lane.printNow((desk) => drawReport(slip, desk)) },
      ]);
    }
    case 'notification':
      return (await desk.notify())
        ? { isDone: true }
        : { isDone: false, message: texts.notificationNotShown };
    case 'logs':
      return (await desk.client.sendLogs(desk.journal.lines, desk.signal))
        ? { isDone: true }
        : { isDone: false, message: texts.logsNotTaken };
    default:
      return { isDone: false, message: texts.commandUnknown };
  }
}

function answerOfPrint(slips: readonly { printer: string; result: SendResult }[]): CommandAnswer {
  if (slips.length === 0) return { isDone: false, message: texts.noPrinter };
  const failed = slips.flatMap(({ printer, result }) =>
    result.outcome === 'printed' ? [] : [`${printer}: ${result.reason}`],
  );
  return failed.length === 0 ? { isDone: true } : { isDone: false, message: failed.join('; ').slice(0, 500) };
}
