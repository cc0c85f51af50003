import { z } from 'zod';
import { id } from '#entities/fields.ts';

/** Marks a task as done, or as open again. */
export const completeTaskInput = z.strictObject({ id, isCompleted: z.boolean() });
export type CompleteTaskInput = z.output<typeof completeTaskInput>;
