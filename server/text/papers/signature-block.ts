import type { FiscalSignature } from '#domain/papers/fiscal.ts';
import type { Pair, Paper } from './paper.ts';
import * as texts from './paper-texts.ts';

/** What a fiscal device adds to a paper: every field that its law wants to be read, and the code for the machines. */
export function signatureBlock(signed: FiscalSignature | null): Paper['signature'] {
  if (!signed) return null;
  return { facts: signed.law === 'RKSV' ? rksvFacts(signed) : tseFacts(signed), code: signed.code };
}

function rksvFacts(of: FiscalSignature & { law: 'RKSV' }): Pair[] {
  return [
    { label: texts.cashRegister, value: of.cashRegister },
    { label: texts.receiptNumber, value: of.receiptNumber },
    { label: texts.signedAt, value: of.signedAt },
    { label: texts.turnoverCounter, value: of.turnoverCounter },
    { label: texts.certificate, value: of.certificate },
    { label: texts.previousSignature, value: of.previousSignature },
    { label: texts.signature, value: of.signature },
  ];
}

function tseFacts(of: FiscalSignature & { law: 'TSE' }): Pair[] {
  return [
    { label: texts.transaction, value: String(of.transaction) },
    { label: texts.signatureCounter, value: String(of.signatureCounter) },
    { label: texts.startedAt, value: of.startedAt },
    { label: texts.finishedAt, value: of.finishedAt },
    { label: texts.device, value: of.device },
    { label: texts.client, value: of.client },
    { label: texts.signature, value: of.signature },
  ];
}
