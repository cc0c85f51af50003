-- CreateEnum
CREATE TYPE "InvoiceKind" AS ENUM ('invoice', 'creditNote');

-- AlterTable
ALTER TABLE "Branch" ADD COLUMN     "divisionId" INTEGER;

-- AlterTable
ALTER TABLE "Division" ADD COLUMN     "city" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "country" TEXT NOT NULL DEFAULT 'AT',
ADD COLUMN     "invoiceNote" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "invoicePrefix" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "legalName" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "street" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "vatNumber" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "zipCode" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "InvoiceSeries" (
    "prefix" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "InvoiceSeries_pkey" PRIMARY KEY ("prefix","year")
);

-- CreateTable
CREATE TABLE "Invoice" (
    "id" SERIAL NOT NULL,
    "orderId" INTEGER NOT NULL,
    "kind" "InvoiceKind" NOT NULL,
    "prefix" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "sequence" INTEGER NOT NULL,
    "number" TEXT NOT NULL,
    "creditedId" INTEGER,
    "refundId" TEXT,
    "content" JSONB NOT NULL,
    "issuedAt" TIMESTAMPTZ(3) NOT NULL,
    "actor" TEXT NOT NULL,
    "userId" INTEGER,
    "deviceId" INTEGER,

    CONSTRAINT "Invoice_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Invoice_number_key" ON "Invoice"("number");

-- CreateIndex
CREATE UNIQUE INDEX "Invoice_refundId_key" ON "Invoice"("refundId");

-- CreateIndex
CREATE INDEX "Invoice_orderId_idx" ON "Invoice"("orderId");

-- CreateIndex
CREATE INDEX "Invoice_creditedId_idx" ON "Invoice"("creditedId");

-- CreateIndex
CREATE UNIQUE INDEX "Invoice_prefix_year_sequence_key" ON "Invoice"("prefix", "year", "sequence");

-- AddForeignKey
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_creditedId_fkey" FOREIGN KEY ("creditedId") REFERENCES "Invoice"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Branch" ADD CONSTRAINT "Branch_divisionId_fkey" FOREIGN KEY ("divisionId") REFERENCES "Division"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- R297: numbers begin at 1; a prefix is what a number can be read aloud with.
ALTER TABLE "InvoiceSeries" ADD CONSTRAINT "InvoiceSeries_last_check" CHECK ("last" >= 1);
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_sequence_check" CHECK ("sequence" >= 1);
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_number_check" CHECK ("number" <> '');
ALTER TABLE "Division" ADD CONSTRAINT "Division_invoicePrefix_check" CHECK ("invoicePrefix" ~ '^[A-Z0-9]{0,12}$');

-- R299: a credit note says which invoice it corrects; only refunds make credit notes.
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_credits_check" CHECK (("kind" = 'creditNote') = ("creditedId" IS NOT NULL));
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_refund_check" CHECK ("refundId" IS NULL OR "kind" = 'creditNote');

-- R298: what was issued stays as it was.
CREATE FUNCTION refuse_invoice_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'invoices are never changed (R298)';
END;
$$;
CREATE TRIGGER invoice_is_final BEFORE UPDATE OR DELETE ON "Invoice"
  FOR EACH ROW EXECUTE FUNCTION refuse_invoice_change();
