-- A branch keeps the payment methods that it takes as one list; the API goes on showing a flag for each.
ALTER TABLE "Branch" ADD COLUMN "paymentMethods" TEXT[] DEFAULT ARRAY['cash']::TEXT[];

UPDATE "Branch" SET "paymentMethods" = array_remove(ARRAY[
  CASE WHEN "isCashEnabled" THEN 'cash' END,
  CASE WHEN "isATMCardEnabled" THEN 'atm-card' END,
  CASE WHEN "isHydroAGVoucherEnabled" THEN 'hydro-ag-voucher' END,
  CASE WHEN "isMollieEnabled" THEN 'mollie' END,
  CASE WHEN "isDatatransEnabled" THEN 'datatrans' END
], NULL);

ALTER TABLE "Branch" DROP COLUMN "isATMCardEnabled",
DROP COLUMN "isCashEnabled",
DROP COLUMN "isDatatransEnabled",
DROP COLUMN "isHydroAGVoucherEnabled",
DROP COLUMN "isMollieEnabled";
