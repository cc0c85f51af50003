import type { Config } from '#domain/shop/shop.ts';
import { config } from '#tests/factories.ts';
import { type SmsPeer, startSmsGateway } from '#tests/peers/sms-gateway.ts';
import { type SmtpPeer, startSmtpServer } from '#tests/peers/smtp-server.ts';
import { type OrderServer, startOrderServer } from './order-server.ts';
import { orderShop } from './order-shop.ts';

export interface SmsShop {
  shop: OrderServer;
  gateway: SmsPeer;
  smtp: SmtpPeer;
  stop(): Promise<void>;
}

/** The shop of order-shop.ts with SMS switched on, with a gateway and a mail server of its own. */
export async function startSmsShop(change: Partial<Config> = {}): Promise<SmsShop> {
  const [gateway, smtp] = await Promise.all([startSmsGateway(), startSmtpServer()]);
  const sms = { gateway: 'generic', url: gateway.url, token: 'geheim', from: 'Theke' } as const;
  const shop = await startOrderServer({
    shop: orderShop({ config: config({ enablePluginSMS: true, ...change }) }),
    settings: { sms, smtpUrl: smtp.url },
  });
  const stop = async () => {
    await shop.stop();
    await Promise.all([gateway.close(), smtp.close()]);
  };
  return { shop, gateway, smtp, stop };
}
