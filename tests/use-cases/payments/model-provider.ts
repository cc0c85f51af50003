import { cents } from '#domain/money/money.ts';
import type { PaymentReport, ReportedState } from '#domain/payment/payment-report.ts';
import { ProviderFault } from '#domain/payment/provider-fault.ts';
import type { KnownPayment, PaymentProvider, PaymentService } from '#use-cases/payments/payment-provider.ts';

interface ModelRefund {
  reference: string;
  amount: number;
  state: 'pending' | 'done' | 'lost';
}

export interface ModelPayment {
  id: string;
  reference: string;
  amount: number;
  state: ReportedState;
  charges: number;
  refunds: ModelRefund[];
  chargedBack: number;
}

export interface ProviderManners {
  /** Whether it knows refunds by their names for ever, or only their sum, as Datatrans after an hour. */
  knowsRefunds: boolean;
  /** Whether it can close its page to the guest. */
  cancels: boolean;
}

/** What a call may meet: nothing, no answer without or after an effect, or a refusal. */
export type Weather = 'fine' | 'unheard' | 'unanswered' | 'refused';

/** A payment provider as its port describes it, in memory. */
export class ModelProvider {
  readonly payments: ModelPayment[] = [];
  /** The weather of the next call of each kind. */
  weather: (call: 'start' | 'status' | 'cancel' | 'refund') => Weather = () => 'fine';
  readonly #manners: ProviderManners;
  readonly #prefix: string;

  constructor(prefix: string, manners: ProviderManners) {
    this.#prefix = prefix;
    this.#manners = manners;
  }

  service(step: () => Promise<void>): PaymentService {
    const provider = this.#provider(step);
    return {
      needsAccount: false,
      isLocal: true,
      connect: () => provider,
      paymentOfWebhook: ({ body }) => body,
    };
  }

  find(id: string): ModelPayment {
    const payment = this.payments.find((one) => one.id === id);
    if (!payment) throw new Error(`no payment ${id}`);
    return payment;
  }

  /** What the guest does on its page; too late once it is decided. */
  decide(payment: ModelPayment, state: Exclude<ReportedState, 'open'>): void {
    if (payment.state !== 'open') return;
    payment.state = state;
    if (state === 'paid') payment.charges += 1;
  }

  /** Somebody pays back at its own site. */
  refundByHand(payment: ModelPayment, amount: number): void {
    const left = payment.state === 'paid' ? payment.amount - refundedOf(payment) - payment.chargedBack : 0;
    if (Math.min(amount, left) > 0)
      payment.refunds.push({ reference: 'by hand', amount: Math.min(amount, left), state: 'done' });
  }

  /** The guest's bank takes money back. */
  chargeBack(payment: ModelPayment, amount: number): void {
    const left = payment.state === 'paid' ? payment.amount - refundedOf(payment) - payment.chargedBack : 0;
    payment.chargedBack += Math.min(amount, left);
  }

  #provider(step: () => Promise<void>): PaymentProvider {
    const call = async <T>(name: Parameters<ModelProvider['weather']>[0], effect: () => T): Promise<T> => {
      await step();
      const weather = this.weather(name);
      if (weather === 'unheard') throw new ProviderFault('unreachable', 'unheard');
      if (weather === 'refused') throw new ProviderFault('refused', 'refused');
      const answer = effect();
      await step();
      if (weather === 'unanswered') throw new ProviderFault('unreachable', 'unanswered');
      return answer;
    };
    return {
      start: ({ reference, amount }) =>
        call('start', () => {
          const known = this.payments.find((payment) => payment.reference === reference);
          const payment = known ?? this.#add(reference, amount);
          return { providerId: payment.id, payUrl: `https://provider.example/${payment.id}` };
        }),
      status: (known) => call('status', () => this.#report(known)),
      cancel: ({ providerId }) =>
        call('cancel', () => {
          if (this.#manners.cancels) this.decide(this.find(providerId), 'canceled');
        }),
      refund: (known, refund) => call('refund', () => this.#refund(known, refund)),
      isGenuine: () => true,
      test: async () => {},
    };
  }

  #add(reference: string, amount: number): ModelPayment {
    const id = `${this.#prefix}${this.payments.length + 1}`;
    const payment: ModelPayment = {
      id,
      reference,
      amount,
      state: 'open',
      charges: 0,
      refunds: [],
      chargedBack: 0,
    };
    this.payments.push(payment);
    return payment;
  }

  #report({ providerId }: KnownPayment): PaymentReport {
    const { state, refunds, chargedBack } = this.find(providerId);
    const sumOf = (wanted: ModelRefund['state']) =>
      cents(refunds.reduce((sum, refund) => sum + (refund.state === wanted ? refund.amount : 0), 0));
    const lost = refunds.filter((refund) => refund.state === 'lost').map(({ reference }) => reference);
    const known = { refunded: sumOf('done'), refunding: sumOf('pending'), chargedBack: cents(chargedBack) };
    return { state, ...known, lost, means: 'card' };
  }

  #refund({ providerId }: KnownPayment, refund: Parameters<PaymentProvider['refund']>[1]): void {
    const payment = this.find(providerId);
    const { reference, amount, refundedBefore } = refund;
    const made = refundedOf(payment);
    if (this.#manners.knowsRefunds) {
      const own = payment.refunds.filter((one) => one.reference === reference);
      if (own.some(({ state }) => state !== 'lost')) return;
      if (own.length > 0) throw new ProviderFault('refused', 'lost before');
      if (made + amount > payment.amount && made >= refundedBefore + amount) return;
    } else if (made >= refundedBefore + amount) return;
    if (payment.state !== 'paid' || made + payment.chargedBack + amount > payment.amount)
      throw new ProviderFault('refused', 'more than was paid');
    payment.refunds.push({ reference, amount, state: this.#manners.knowsRefunds ? 'pending' : 'done' });
  }
}

/** What was or is being paid back of a payment. */
export function refundedOf({ refunds }: ModelPayment): number {
  return refunds.reduce((sum, { state, amount }) => sum + (state === 'lost' ? 0 : amount), 0);
}
