import { callOut, NoAnswer } from '#adapters/outbound.ts';
import type { Sms } from '#use-cases/message-ports.ts';
import { genericGateway } from './generic-gateway.ts';
import { sevenGateway } from './seven-gateway.ts';
import type { SmsAccount, SmsGateway, SmsGatewayName } from './sms-gateway.ts';
import { websmsGateway } from './websms-gateway.ts';

export interface SmsOptions extends SmsAccount {
  gateway: SmsGatewayName;
}

const GATEWAYS: Readonly<Record<SmsGatewayName, (account: SmsAccount) => SmsGateway>> = {
  generic: genericGateway,
  websms: websmsGateway,
  seven: sevenGateway,
};

/** SMS through the HTTP gateway of that name. The library of numbers is loaded with the first one: most shops send none. */
export async function createSms({ gateway: name, ...account }: SmsOptions): Promise<Sms> {
  const { smsNumber } = await import('./sms-number.ts');
  const gateway = GATEWAYS[name](account);
  return {
    numberOf: smsNumber,
    async send(message) {
      const answer = await callOut({ method: 'POST', ...gateway.request(message) }).catch(
        (error: unknown) => {
          throw error instanceof NoAnswer ? new Error(`sms not sent: ${error.reason}`) : error;
        },
      );
      gateway.judge(answer);
    },
  };
}
