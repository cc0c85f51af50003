-- AlterTable
ALTER TABLE "PaymentAccount" ADD COLUMN     "means" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "meansDueAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- Providers are asked every day what they offer; open pages read the shop again only when there is something new.
DROP TRIGGER shop_changed ON "PaymentAccount";
CREATE TRIGGER shop_changed
  AFTER INSERT OR UPDATE OF "method", "branchId", "fault", "means" OR DELETE OR TRUNCATE ON "PaymentAccount"
  FOR EACH STATEMENT EXECUTE FUNCTION shop_changed();
