-- CreateEnum
CREATE TYPE "AttemptState" AS ENUM ('open', 'paid', 'failed', 'canceled', 'expired');

-- CreateEnum
CREATE TYPE "RefundState" AS ENUM ('pending', 'sent', 'done', 'failed');

-- CreateTable
CREATE TABLE "Payment" (
    "id" SERIAL NOT NULL,
    "orderId" INTEGER NOT NULL,
    "branchId" INTEGER NOT NULL,
    "method" TEXT NOT NULL,
    "state" "AttemptState" NOT NULL,
    "amount" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "providerId" TEXT,
    "payUrl" TEXT,
    "means" TEXT,
    "code" TEXT,
    "actor" TEXT NOT NULL,
    "userId" INTEGER,
    "deviceId" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "paidAt" TIMESTAMPTZ(3),

    CONSTRAINT "Payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Refund" (
    "id" SERIAL NOT NULL,
    "orderId" INTEGER NOT NULL,
    "branchId" INTEGER NOT NULL,
    "paymentId" INTEGER NOT NULL,
    "amount" INTEGER NOT NULL,
    "state" "RefundState" NOT NULL,
    "isAutomatic" BOOLEAN NOT NULL,
    "reason" TEXT,
    "items" JSONB NOT NULL DEFAULT '[]',
    "reference" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "userId" INTEGER,
    "deviceId" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "doneAt" TIMESTAMPTZ(3),

    CONSTRAINT "Refund_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PaymentAccount" (
    "id" SERIAL NOT NULL,
    "method" TEXT NOT NULL,
    "branchId" INTEGER NOT NULL DEFAULT 0,
    "secret" TEXT NOT NULL,
    "hint" TEXT NOT NULL,
    "fault" TEXT,
    "testedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PaymentAccount_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Payment_reference_key" ON "Payment"("reference");

-- CreateIndex
CREATE INDEX "Payment_orderId_idx" ON "Payment"("orderId");

-- CreateIndex
CREATE INDEX "Payment_branchId_paidAt_idx" ON "Payment"("branchId", "paidAt");

-- CreateIndex
CREATE UNIQUE INDEX "Payment_method_providerId_key" ON "Payment"("method", "providerId");

-- CreateIndex
CREATE UNIQUE INDEX "Refund_reference_key" ON "Refund"("reference");

-- CreateIndex
CREATE INDEX "Refund_orderId_idx" ON "Refund"("orderId");

-- CreateIndex
CREATE INDEX "Refund_paymentId_idx" ON "Refund"("paymentId");

-- CreateIndex
CREATE INDEX "Refund_branchId_at_idx" ON "Refund"("branchId", "at");

-- CreateIndex
CREATE UNIQUE INDEX "PaymentAccount_method_branchId_key" ON "PaymentAccount"("method", "branchId");

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Refund" ADD CONSTRAINT "Refund_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Refund" ADD CONSTRAINT "Refund_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "Payment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "Payment"
  ADD CONSTRAINT "Payment_amount" CHECK ("amount" > 0),
  ADD CONSTRAINT "Payment_paid" CHECK (("state" = 'paid') = ("paidAt" IS NOT NULL));
ALTER TABLE "Refund"
  ADD CONSTRAINT "Refund_amount" CHECK ("amount" > 0),
  ADD CONSTRAINT "Refund_done" CHECK (("state" = 'done') = ("doneAt" IS NOT NULL));

-- Which methods visitors are offered depends on the accounts.
CREATE TRIGGER shop_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "PaymentAccount"
  FOR EACH STATEMENT EXECUTE FUNCTION shop_changed();
