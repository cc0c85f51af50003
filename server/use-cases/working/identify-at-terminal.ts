import { opens } from '#domain/devices/device-kind.ts';
import { AppError } from '#domain/errors.ts';
import { mayActForBranch, type UserActor } from '#use-cases/access/actor.ts';
import { identifyDevice } from '#use-cases/access/identify-caller.ts';
import type { Deps } from '#use-cases/ports.ts';
import { identifyByTerminalPin } from './identify-by-terminal-pin.ts';

export interface TerminalRequest {
  branch: number;
  /** The device key of a terminal of the branch. */
  key: string;
  username: string | null;
  pin: string | null;
}

/**
 * The person at a branch's terminal (R108). Throws 'device-key-invalid' for an unknown key or that of another branch, 'device-kind' for one in the hands of guests (R224), then
 * 'invalid-credentials' (throttled) for a wrong name or PIN, then 'forbidden' for someone who does not work in the branch.
 */
export async function identifyAtTerminal(deps: Deps, request: TerminalRequest): Promise<UserActor> {
  const device = await identifyDevice(deps, request.key);
  if (device.branch !== request.branch) throw new AppError('device-key-invalid');
  if (!opens(device.type, 'time')) throw new AppError('device-kind');
  if (!request.username || !request.pin) throw new AppError('invalid-credentials');
  const { username, pin } = request;
  const person = await identifyByTerminalPin(deps, { username, pin, device: device.id });
  if (!mayActForBranch(person, request.branch)) throw new AppError('forbidden');
  return person;
}
