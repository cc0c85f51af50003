import type { CommandAnswer, DeviceCommand } from './agent-client.ts';
import * as texts from './agent-texts.ts';
import type { Journal } from './journal.ts';
import type { SendResult } from './transport.ts';

/** What a device can do on request. */
export interface CommandHands {
  /** Prints a test slip on every printer; returns the result by printer name. */
  print(): Promise<{ printer: string; result: SendResult }[]>;
  /** Shows a test notification; false if the computer showed none. */
  notify(): Promise<boolean>;
  /** Sends the journal to the server; false if it accepts none. */
  sendLogs(lines: readonly string[]): Promise<boolean>;
}

/**
 * Carries out a command from the server and reports the result. A test print only counts as done if paper moved on every
 * printer.
 */
export async function carryOut(
  command: DeviceCommand,
  hands: CommandHands,
  journal: Journal,
): Promise<CommandAnswer> {
  switch (command.kind) {
    case 'print':
      return answerOfPrint(await hands.print());
    case 'notification':
      return (await hands.notify())
        ? { isDone: true }
        : { isDone: false, message: texts.notificationNotShown };
    case 'logs':
      return (await hands.sendLogs(journal.lines))
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
