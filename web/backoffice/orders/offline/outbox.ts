import { flagsOf } from '#domain/order/flags.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { decide, type OrderCommand, TRANSITIONS } from '#domain/order/order-state.ts';
import { versionAfter } from '#domain/order/seen-version.ts';
import { factsOf } from '../order-facts.ts';
import type { OrderRequest } from '../order-request.ts';

/** Who gave a command: a person, or a device of a branch. */
export interface CommandAuthor {
  /** The same for the same person or device. */
  id: string;
  name: string;
}

/** Why a command was not carried out; a person has to decide what becomes of it. */
export interface CommandProblem {
  /** The server's sentence. */
  message: string;
  /** The order as the server has it; null if that is not known. */
  order: StaffOrder | null;
}

/** A command as it was given at the counter. */
export interface GivenCommand {
  /** Its idempotency key. */
  key: string;
  order: number;
  ticketNumber: number;
  branch: number;
  request: OrderRequest;
  /** The version of the order that the person saw. */
  version: number;
  /** When it was given, ISO 8601 by the server's clock. */
  at: string;
  author: CommandAuthor;
}

/** A command on the disk of this browser until the server has answered it. */
export interface KeptCommand extends GivenCommand {
  /** Rises in the order in which commands were given. */
  place: number;
  /** The server may have received it already. */
  isTried: boolean;
  problem: CommandProblem | null;
}

/** Whether a person has to decide: it was refused, or somebody else gave it than who works here now. */
export function needsPerson(command: KeptCommand, author: Pick<CommandAuthor, 'id'>): boolean {
  return command.problem !== null || command.author.id !== author.id;
}

/** What is to be sent next: commands of one order go one after the other, and none overtakes one that is not decided. */
export function nextDue(commands: readonly KeptCommand[], author: CommandAuthor): KeptCommand | null {
  const held = new Set<number>();
  for (const command of inSequence(commands)) {
    if (held.has(command.order)) continue;
    if (!needsPerson(command, author)) return command;
    held.add(command.order);
  }
  return null;
}

export function inSequence(commands: readonly KeptCommand[]): KeptCommand[] {
  return commands.toSorted((a, b) => a.place - b.place);
}

/**
 * The later commands for the same order once one was carried out: they are based on its outcome, and not on what others did
 * after it.
 */
export function basedOn(
  done: KeptCommand,
  order: StaffOrder,
  commands: readonly KeptCommand[],
): KeptCommand[] {
  const version = versionAfter(order, done.version, TRANSITIONS[done.request.type].event);
  return commands
    .filter((command) => command.order === done.order && command.place > done.place)
    .filter((command) => command.version < version)
    .map((command) => ({ ...command, version }));
}

/** The order as it will be once the commands are carried out, as far as this screen can tell. */
export function withCommands(order: StaffOrder, commands: readonly KeptCommand[]): StaffOrder {
  return inSequence(commands.filter((command) => command.order === order.id)).reduce(
    (known, { request }) => withCommand(known, request),
    order,
  );
}

function withCommand(order: StaffOrder, request: OrderRequest): StaffOrder {
  const facts = factsOf(order);
  const decision = decide(facts, commandOf(request));
  if (decision.kind !== 'apply') return order;
  const { state, proposal } = decision.next;
  const isStanding = proposal?.state === 'open' || proposal?.state === 'accepted';
  const promised = request.type === 'confirm' ? request.promisedAt : undefined;
  const events = [...order.history.map(({ event }) => event), decision.rule.event];
  return {
    ...order,
    ...flagsOf({ state, payment: facts.payment, isDelivery: order.isDelivery, events }),
    state,
    counterAppointment: isStanding ? proposal.at.toISOString() : null,
    appointment: promised ?? order.appointment,
  };
}

function commandOf(request: OrderRequest): OrderCommand {
  return request.type === 'propose'
    ? { type: 'propose', at: new Date(request.counterAppointment) }
    : { type: request.type };
}
