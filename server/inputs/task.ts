import { z } from 'zod';
import { id } from '#entities/fields.ts';

/** A task that is done, or open again. */
export const completeTaskInput = z.strictObject({ id, isCompleted: z.boolean() });
export type CompleteTaskInput = z.output<typeof completeTaskInput>;
