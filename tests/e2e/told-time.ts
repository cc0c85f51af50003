import { sharedBrowser, startShopServer } from './shop-server.ts';
import type { Device, Visitor, VisitorOptions } from './visitor.ts';
import { type Visitors, visitorsOf } from './visitors.ts';

/**
 * Fixed times of the demo shop, in Vienna. The branch at Hauptplatz is open on weekdays from 7 to 20 and delivers from 10
 * to 19; on Sundays it is open from 8 to 14 and does not deliver. 24 November 2026 is a Tuesday.
 */
export const TUESDAY_NOON = '2026-11-24T12:00:00+01:00';
export const TUESDAY_LAST_HOUR = '2026-11-24T19:30:00+01:00';
export const SUNDAY_MORNING = '2026-11-22T10:00:00+01:00';
export const SUNDAY_NIGHT = '2026-11-22T22:00:00+01:00';

export interface ToldStage extends Visitors {
  url: string;
  deviceKey: string;
  /** Sets the server's clock, which is frozen there. */
  tell(moment: string): void;
  /** A visitor whose browser and server have the same time; without animations, unless `options` say so. */
  at(moment: string, device: Device, options?: VisitorOptions): Promise<Visitor>;
  /** Moves the clocks of a visitor and the server; the change shows on the next page load. */
  move(visitor: Visitor, moment: string): Promise<void>;
  stop(): Promise<void>;
}

/** The demo shop with fake time: for its server, and optionally for the browsers. */
export async function startToldStage(): Promise<ToldStage> {
  let now = new Date(TUESDAY_NOON);
  const [server, browser] = await Promise.all([
    startShopServer({ clock: { now: () => new Date(now) } }),
    sharedBrowser(),
  ]);
  const visitors = visitorsOf(browser, server.url);
  const tell = (moment: string) => {
    now = new Date(moment);
  };
  return {
    ...visitors,
    url: server.url,
    deviceKey: server.deviceKey,
    tell,
    async at(moment, device, options) {
      tell(moment);
      return visitors.open(device, { now: new Date(moment), isStill: true, ...options });
    },
    async move({ context }, moment) {
      tell(moment);
      await context.clock.setFixedTime(new Date(moment));
    },
    async stop() {
      await visitors.leave();
      await server.stop();
    },
  };
}
