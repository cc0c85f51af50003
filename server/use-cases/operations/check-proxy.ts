import { judgeProxy } from '#domain/operations/proxy.ts';
import type { Check } from './check.ts';

/** Whether requests come through a proxy that is not trusted. */
export const checkProxy: Check<'proxy'> = async ({ proxies }) => judgeProxy(proxies.facts());
