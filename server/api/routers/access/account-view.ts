import { z } from 'zod';
import type { SessionView } from '#use-cases/accounts/list-sessions.ts';
import type { OwnProfile } from '#use-cases/accounts/show-own-profile.ts';

export const ownProfileSchema: z.ZodType<OwnProfile> = z.strictObject({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  hasPassword: z.boolean(),
  hasTerminalPin: z.boolean(),
  isTerminalPinWeak: z.boolean(),
});

const instant = z.iso.datetime({ offset: true });

export const sessionViewSchema: z.ZodType<SessionView> = z.strictObject({
  id: z.string(),
  userAgent: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
  isCurrent: z.boolean(),
});
