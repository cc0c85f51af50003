import { expect, it } from 'vitest';
import { failureOfAttempt } from '#domain/contact/delivery-fault.ts';

it.each([
  ['mail not sent: EAUTH 535', 'login', 535],
  ['mail not sent: EENVELOPE 550', 'address', 550],
  ['mail not sent: EENVELOPE 530', 'login', 530],
  ['mail not sent: EMESSAGE 554', 'refused', 554],
  ['mail not sent: EMESSAGE 451', 'later', 451],
  ['mail not sent: EENVELOPE 450', 'later', 450],
  ['mail not sent: ECONNECTION 421', 'later', 421],
  ['mail not sent: ETIMEDOUT', 'silent', null],
  ['mail not sent: EDNS', 'unreachable', null],
  ['mail not sent: ESOCKET', 'unreachable', null],
  ['mail not sent: ECONNECTION', 'unreachable', null],
  ['mail not sent: ETLS', 'encryption', null],
  ['mail not sent', 'unknown', null],
  ['sms not sent: 400', 'refused', 400],
  ['sms not sent: 402', 'login', 402],
  ['sms not sent: 429', 'later', 429],
  ['sms not sent: 503', 'later', 503],
  ['sms not sent: seven 900 login', 'login', 900],
  ['sms not sent: websms 4002 refused', 'refused', 4002],
  ['sms not sent: seven 600 later', 'later', 600],
  ['sms not sent: timeout', 'silent', null],
  ['sms not sent: ECONNREFUSED', 'unreachable', null],
  ['no public branch with an e-mail address', 'unknown', null],
])('R287 %s: %s', (attempt, fault, status) => {
  expect(failureOfAttempt(attempt)).toEqual({ fault, status });
});
