-- AlterTable
ALTER TABLE "Refund" ADD COLUMN     "isChargeback" BOOLEAN NOT NULL DEFAULT false;

-- What a bank has taken back is gone.
ALTER TABLE "Refund"
  ADD CONSTRAINT "Refund_chargeback" CHECK (NOT "isChargeback" OR "state" = 'done');
