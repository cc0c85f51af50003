import { judgeCertificate } from '#domain/operations/certificate.ts';
import type { Check } from './check.ts';

/** Whether browsers trust the shop's address, and how long they will. */
export const checkCertificate: Check<'certificate'> = async ({ certificates, publicUrl, clock }) =>
  judgeCertificate(await certificates.of(publicUrl), clock.now());
