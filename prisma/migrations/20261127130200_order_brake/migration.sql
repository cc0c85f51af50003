-- expand
-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "isHeld" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "OrderSender" (
    "orderId" INTEGER NOT NULL,
    "branchId" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "email" TEXT,
    "phone" TEXT,
    "address" TEXT,
    "cart" TEXT NOT NULL,
    "proof" TEXT,
    "isCleared" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "OrderSender_pkey" PRIMARY KEY ("orderId")
);

-- CreateTable
CREATE UNLOGGED TABLE "OrderArrival" (
    "id" BIGSERIAL NOT NULL,
    "branchId" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "email" TEXT,
    "phone" TEXT,
    "address" TEXT,
    "cart" TEXT NOT NULL,

    CONSTRAINT "OrderArrival_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SenderBlock" (
    "id" SERIAL NOT NULL,
    "branchId" INTEGER NOT NULL,
    "keys" TEXT[],
    "label" TEXT NOT NULL,
    "orders" INTEGER NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,
    "actor" TEXT NOT NULL,
    "userId" INTEGER,
    "deviceId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SenderBlock_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "HouseAddress" (
    "branchId" INTEGER NOT NULL,
    "address" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "HouseAddress_pkey" PRIMARY KEY ("branchId","address")
);

-- CreateIndex
CREATE UNIQUE INDEX "OrderSender_proof_key" ON "OrderSender"("proof");

-- CreateIndex
CREATE INDEX "OrderSender_branchId_at_idx" ON "OrderSender"("branchId", "at");

-- CreateIndex
CREATE INDEX "OrderArrival_branchId_id_idx" ON "OrderArrival"("branchId", "id");

-- CreateIndex
CREATE INDEX "SenderBlock_branchId_until_idx" ON "SenderBlock"("branchId", "until");

-- AddForeignKey
ALTER TABLE "SenderBlock" ADD CONSTRAINT "SenderBlock_branchId_fkey" FOREIGN KEY ("branchId") REFERENCES "Branch"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HouseAddress" ADD CONSTRAINT "HouseAddress_branchId_fkey" FOREIGN KEY ("branchId") REFERENCES "Branch"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What waits for staff is looked for with every order that is placed and by every open board, and is nearly always nothing.
CREATE INDEX "Order_held_idx" ON "Order" ("branchId", "createdAt") WHERE "isHeld" AND "state" = 'awaiting';
