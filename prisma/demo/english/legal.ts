/* The legal texts in English, as in legal-texts.ts: examples, not legal advice. */

export const terms = `General terms and conditions

These terms apply to all orders that you place with Wiesenknopf Feinkost GmbH through our online shop. As of January 2026.

1. Conclusion of the contract

The presentation of our goods is an invitation to order. By sending the order you make a binding offer. The contract is concluded as soon as we confirm your order. If we propose another time, the contract is only concluded once you agree to it.

2. Prices

All prices are in euros including statutory VAT. The price of goods that we weigh for you is marked “approx.”: the actual weight applies, which differs from the ordered one by 10 % at most. For goods with a “from” price we agree the final price with you before we prepare them.

3. Pickup, delivery and orders at the table

Please pick up your order at the confirmed time; we keep hot food ready for 30 minutes at most. We deliver to the stated areas. You see the delivery fee, the minimum order value and the limit for free delivery before you send the order. In the bistro you order straight to your table with the QR code.

4. Payment

You pay on pickup, on delivery or at the table, in cash or by debit card.

5. Withdrawal and cancellation

There is no statutory right of withdrawal for food that spoils quickly or that we prepare to your wishes (section 18 FAGG). You can cancel orders with the party service free of charge up to 48 hours before the agreed time; after that we charge 50 % of the order value.

6. Hired dishes

Hired dishes and platters remain our property and have to be returned within three days. We charge the replacement value for what is missing or damaged.

7. Alcohol and protection of minors

We only sell wine and beer to people of 16 years or older. Please have identification ready.

8. Warranty

The statutory provisions apply. Should anything be wrong, please tell us right away: we will find a solution.

9. Applicable law

Austrian law applies. Mandatory provisions for the protection of consumers remain unaffected.`;

export const privacy = `Privacy policy

Protecting your data is important to us. We only process what we need for your order.

Controller

Wiesenknopf Feinkost GmbH, Hauptplatz 7, 3569 Bad Marienau, datenschutz@feinkost-wiesenknopf.example

Which data we process

Name, phone number, email address, the address for a delivery, your order with its notes, and the pictures or files that you send us for it. We use information about allergies only to prepare your food.

What for and on which basis

To carry out your order (Art. 6 (1) (b) GDPR) and to meet statutory retention periods (Art. 6 (1) (c) GDPR).

How long we keep data

Invoice data for seven years, as the Federal Fiscal Code requires. We delete uploaded pictures 30 days after the pickup. The cart is only stored by your own browser.

Who receives data

Our team in the branch and, for deliveries, the person who delivers. We do not sell data and do not pass them on for advertising.

Cookies

We only set cookies that are necessary for ordering. We load everything else only once you have agreed. You can change your decision in the footer at any time.

Your rights

You have the right of access, rectification, erasure, restriction, data portability and objection. Just write to us. You can also lodge a complaint with the Austrian Data Protection Authority.`;

export const imprint = `Legal notice

Wiesenknopf Feinkost GmbH
Hauptplatz 7
3569 Bad Marienau
Austria

Phone: +43 2999 555010
Email: office@feinkost-wiesenknopf.example
Internet: www.feinkost-wiesenknopf.example

Managing directors: Johanna Wiesenknopf, Matthias Wiesenknopf
Company register number: FN 000000x (example)
VAT number: ATU00000000 (example)
Trade: catering, food retail, bakery
Member of the Austrian Economic Chamber

Disclosure according to section 25 of the Austrian Media Act

This website informs about what we offer and takes orders.

Note

Feinkost Wiesenknopf is an invented shop in an invented town. Orders in this example shop are not carried out.`;

export const allergens = `Allergens

Our dishes are made in a kitchen where all the ingredients listed are used. So we can never entirely rule out traces. Please write intolerances into the note or ask us: our team is trained and glad to help.

The letters according to the Austrian regulation on allergen information

A – Cereals containing gluten
B – Crustaceans
C – Egg
D – Fish
E – Peanut
F – Soya
G – Milk and lactose
H – Nuts
L – Celery
M – Mustard
N – Sesame
O – Sulphur dioxide and sulphites
P – Lupin
R – Molluscs

For products that you put together yourself, the letters cover all ingredients that can be chosen.`;
