-- CreateTable
CREATE TABLE "OrderSighting" (
    "orderId" INTEGER NOT NULL,
    "viewer" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "userId" INTEGER,
    "deviceId" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "OrderSighting_pkey" PRIMARY KEY ("orderId","viewer")
);

-- CreateIndex
CREATE INDEX "PrintJob_orderId_idx" ON "PrintJob"("orderId");

-- AddForeignKey
ALTER TABLE "OrderSighting" ADD CONSTRAINT "OrderSighting_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
