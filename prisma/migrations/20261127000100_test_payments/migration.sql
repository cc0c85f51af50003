-- CreateTable
CREATE TABLE "DemoShop" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "filledAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DemoShop_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TestPayment" (
    "id" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "returnUrl" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'open',
    "arrivesAt" TIMESTAMPTZ(3),
    "refunded" INTEGER NOT NULL DEFAULT 0,
    "refundReferences" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "TestPayment_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "TestPayment_reference_key" ON "TestPayment"("reference");

ALTER TABLE "DemoShop"
  ADD CONSTRAINT "DemoShop_one" CHECK ("id" = 1);
ALTER TABLE "TestPayment"
  ADD CONSTRAINT "TestPayment_amount" CHECK ("amount" > 0),
  ADD CONSTRAINT "TestPayment_refunded" CHECK ("refunded" BETWEEN 0 AND "amount"),
  ADD CONSTRAINT "TestPayment_state" CHECK ("state" IN ('open', 'paid', 'failed', 'canceled')),
  ADD CONSTRAINT "TestPayment_arrival" CHECK (("state" = 'paid') = ("arrivesAt" IS NOT NULL));
