import { judgeDisk } from '#domain/operations/disk.ts';
import type { Check } from './check.ts';

/** How much room there is where pictures and uploads are stored, and the embedded database. */
export const checkDisk: Check<'disk'> = async ({ disk }) => {
  const [space, hasRoom] = await Promise.all([disk.space(), disk.hasRoom()]);
  return judgeDisk({ ...space, hasRoom });
};
