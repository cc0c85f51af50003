import { z } from 'zod';
import { BUSY_STEPS, PAUSE_LENGTHS, type ReliefCommand } from '#domain/shop/relief.ts';
import { SERVICES } from '#domain/shop/service.ts';

const id = z.int().min(1).max(2_147_483_647);
const services = z.array(z.enum(SERVICES)).min(1).max(SERVICES.length);

/** Pauses services of a branch, takes orders again, or puts off what is promised. */
export const pauseInput = z.strictObject({ id, services, length: z.enum(PAUSE_LENGTHS) });
export const resumeInput = z.strictObject({ id, services });
export const busyInput = z.strictObject({ id, minutes: z.literal([0, ...BUSY_STEPS]) });

export interface ReliefRequest {
  id: number;
  command: ReliefCommand;
}
