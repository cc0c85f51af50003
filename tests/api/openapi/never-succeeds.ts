/** Calls that cannot succeed here, and why. */
export const NEVER: Record<string, string> = {
  'POST /api/login/link': 'the token is in a mail',
  'POST /api/login/passkey': 'only a device answers; accounts/passkeys.test.ts has one',
  'POST /api/users/me/passkeys': 'only a device answers; accounts/passkeys.test.ts has one',
  'POST /api/users/me/passkeys/{id}/remove': 'only a device makes one; accounts/passkeys.test.ts has one',
  'POST /api/users/me/second-factor/confirm':
    'codes change every half minute; accounts/second-factor.test.ts makes them',
  'POST /api/users/me/second-factor/recovery-codes':
    'there is no second factor; accounts/second-factor.test.ts sets one up',
  'POST /api/users/me/second-factor/remove':
    'there is no second factor; accounts/second-factor.test.ts sets one up',
  'DELETE /api/users/{id}/second-factor':
    'there is no second factor; accounts/second-factor.test.ts sets one up',
  'POST /api/operations/backup-key':
    'the server of these tests has made no key; operations/backup-key.test.ts has one',
  'POST /api/images/restore': 'images.test.ts restores one with its bytes',
  'POST /api/uploads/restore': 'files are made by other calls; record-undo.test.ts restores records',
  'POST /api/custom/forms': 'a form is not JSON; contact-form.test.ts sends it',
  'DELETE /api/orders/{id}': 'orders are never deleted',
  'GET /api/orders/{id}/invoices/{invoiceId}.pdf':
    'the shop of these tests may issue none; invoices.test.ts does',
  'GET /api/orders/{uid}/{hash}/invoices/{invoiceId}.pdf':
    'the shop of these tests may issue none; invoices.test.ts does',
  'POST /api/orders/{id}/invoices': 'the shop of these tests may issue none; invoices.test.ts does',
  'POST /api/orders/{id}/invoices/{invoiceId}/cancel':
    'the shop of these tests may issue none; invoices.test.ts does',
  'POST /api/orders/{id}/invoices/{invoiceId}/mail':
    'the shop of these tests may issue none; invoices.test.ts does',
  'POST /api/product-imports/{id}/undo': 'nothing has been imported; product-import-undo.test.ts does it',
  'POST /api/setup/template': 'the shop is not empty; setup.test.ts starts with one that is',
  'POST /api/orders/{id}/resend-new-order-sms': 'no SMS gateway is set up',
  'POST /api/orders/public/{uid}/{hash}/payment': 'nothing waits for a payment; payments/ has orders that do',
  'GET /api/cash-report': 'of a branch, which must be named; cash-report.test.ts names one',
  'POST /api/cash-report/prints': 'no device prints receipts; cash-report.test.ts has one',
  'POST /api/orders/{id}/payments': 'more than is due is refused; counter-payments.test.ts pays what is',
  'POST /api/orders/{id}/hand-backs': 'nothing was paid at the counter; counter-payments.test.ts pays before',
  'POST /api/orders/{id}/payments/{payment}/void':
    'nothing was paid at the counter; counter-payments.test.ts pays before',
  'POST /api/orders/{id}/refunds': 'nothing was paid online; payments/refunds.test.ts pays before',
  'POST /api/orders/held/release': 'no order is held; orders/held-orders.test.ts floods the shop before',
  'POST /api/orders/held/block': 'no order is held; orders/held-orders.test.ts floods the shop before',
  'DELETE /api/orders/blocked-senders/{id}':
    'nobody is blocked; orders/held-orders.test.ts blocks somebody before',
  'POST /api/orders/{id}/refunds/{refund}/retry':
    'no refund has failed; payments/refunds.test.ts lets one fail',
  'PUT /api/payment-accounts/{method}': 'no method takes the fields of all; payments/ has accounts of each',
  'POST /api/payment-accounts/{method}/test':
    'no method takes the fields of all; payments/ tries accounts of each',
  'PUT /api/payment-accounts/{method}/means':
    'there is no account; payments/payment-means.test.ts writes the list of one',
  'GET /image/means/{file}': 'there is no picture; payments/payment-means.test.ts fetches one',
  'DELETE /api/payment-accounts/{method}':
    'there is no account; payments/payment-accounts.test.ts removes one',
  'POST /api/payments/webhook/{method}': 'the method is not one paid online; payments/ calls as providers do',
  'POST /api/orders/{id}/messages/{message}/resend':
    'messages are numbered as they come; resend-message.test.ts does it',
  'GET /api/mail-box/{id}': 'the id is the name of a file; mail-box.test.ts reads it',
  'GET /api/mail-box/{id}/attachments/{index}': 'the id is the name of a file; mail-box.test.ts reads it',
  'GET /api/print-jobs/{id}': 'the job must have been claimed before; print-ends.test.ts does it',
  'POST /api/print-jobs/{id}/report': 'the job must have been claimed before; print-jobs.test.ts does it',
  'POST /api/devices/me/commands/{id}/answer': 'nobody asks the device for anything here',
  'POST /api/devices/pair': 'only the manager has seen the code; device-pairing.test.ts types it',
  'GET /api/signage/{key}': 'only the administrator has seen the key; signage.test.ts knows it',
  'POST /api/devices/{id}/test/notification': 'no device answers',
  'POST /api/devices/{id}/test/print': 'no device answers',
  'POST /api/users/{id}/login-link': 'no mail server is set up',
  'GET /app-icon/{file}': 'manifest.test.ts asks for each icon',
  'GET /image/template/{file}': 'image-templates.test.ts renders',
  'GET /image/{file}': 'the demo shop of the tests has no pictures',
  'GET /image/{size}/{file}': 'the demo shop of the tests has no pictures',
  'GET /upload/{publicHash}/{file}': 'the address is secret; uploads.test.ts knows it',
};
