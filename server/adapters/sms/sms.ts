import { post } from '#adapters/outbound-post.ts';
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
      const answer = await post(gateway.request(message)).catch((error: Error) => {
        throw new Error(`sms not sent: ${error.message}`);
      });
      gateway.judge(answer);
    },
  };
}
