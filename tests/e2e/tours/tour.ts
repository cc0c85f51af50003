import type { Stage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';

/** Called on every screen and state, once it has settled. */
export type Look = (name: string) => Promise<void>;

/** Every screen, overlay and state of the shop, to be examined: by axe, or for screenshots. */
export type Tour = (stage: Stage, visitor: Visitor, look: Look) => Promise<void>;
