import type { Browser } from 'playwright';
import { type Device, openVisitor, type Visitor, type VisitorOptions } from './visitor.ts';

/** The visitors of one shop. */
export interface Visitors {
  /** A visitor with a browser context of their own. Everything that goes wrong in it is recorded. */
  open(device: Device, options?: VisitorOptions): Promise<Visitor>;
  /** Closes the visitors that are not kept; throws when a page of any of them complained. */
  settle(): Promise<void>;
  /** Closes all of them. */
  leave(): Promise<void>;
}

export function visitorsOf(browser: Browser, url: string): Visitors {
  const visitors = new Set<Visitor>();
  return {
    async open(device, options) {
      const visitor = await openVisitor(browser, url, device, options);
      visitors.add(visitor);
      return visitor;
    },
    async settle() {
      const complaints: string[] = [];
      for (const visitor of visitors) {
        complaints.push(...visitor.takeComplaints());
        if (visitor.isKept) continue;
        visitors.delete(visitor);
        await visitor.context.close();
      }
      if (complaints.length > 0) throw new Error(`the pages complained:\n${complaints.join('\n')}`);
    },
    async leave() {
      for (const { context } of visitors) await context.close();
      visitors.clear();
    },
  };
}
