// Order corrections
export const orderCorrectionsUpdate = 'Angaben zu einer Bestellung ändern';
export const orderCorrectionsUpdateNote =
  'Was fehlt, bleibt. An einer abgeschlossenen Bestellung ändert sich nur die interne Notiz. Felder, die der Server setzt, dürfen mitgeschickt werden und haben keine Wirkung.';
export const orderCorrectionsRemove = 'Bestellungen können nicht gelöscht werden';
export const orderCorrectionsRemoveNote =
  'Antwortet immer mit 409: Bestellungen gehören zu den Aufzeichnungen des Betriebs.';
export const orderCorrectionsReviseItem = 'Eine Position ändern oder entfernen';
export const orderCorrectionsReviseItemNote =
  'Mit anderer Menge gilt der zugesagte Preis; ein anderes Produkt, eine andere Einheit oder Auswahl kostet, was der Katalog jetzt sagt. Menge 0 entfernt die Position. Was sich dadurch an der Summe ändert, steht in „revisions“; bei bezahlten Bestellungen wird die Differenz weder abgebucht noch rückerstattet.';
export const orderCorrectionsScale = 'Was von einer Bestellung noch zu wiegen ist';
export const orderCorrectionsScaleNote =
  'Die Positionen mit ungefährer Menge, mit dem Preis, nach dem POST /orders/{id}/weights rechnet.';
export const orderCorrectionsCentsPerUnit =
  'Preis je Einheit der Position in Cent, nicht gerundet; null = im Verhältnis zur bestellten Menge';
export const orderCorrectionsWeigh = 'Gewogene Mengen eintragen';
export const orderCorrectionsWeighNote =
  'Menge und Preis der genannten Positionen stehen damit fest, auch wenn die Menge die bestellte ist. Mit der letzten gewogenen Position erhält der Gast eine E-Mail mit den Gewichten und dem genauen Betrag.';
export const orderCorrectionsUpdatePaymentStatus = 'Onlinezahlung beim Anbieter nachprüfen';
export const orderCorrectionsUpdatePaymentStatusNote =
  'Eine Bestellung ohne Onlinezahlung bleibt, wie sie ist.';
export const orderCorrectionsResendMail = 'E-Mails zur neuen Bestellung erneut versenden';
export const orderCorrectionsResendMailNote =
  'An die Kundschaft und an die Filiale, auch wenn der erste Versand endgültig gescheitert ist.';
export const orderCorrectionsResendSms = 'SMS zur neuen Bestellung erneut versenden';
export const orderCorrectionsResendSmsNote = 'An die Telefonnummer der Filiale.';

// Order faces
export const tagOrders = 'Bestellungen';

// Order public
export const tagOrdering = 'Bestellen';
export const orderPublicPlace = 'Bestellen';
export const orderPublicPlaceNote =
  'Preise, Steuern und Gebühren rechnet der Server. Mit „totalGross“ wird die Bestellung nur angenommen, wenn die Summe stimmt (sonst 409 mit den neuen Preisen).';
export const orderPublicShow = 'Bestellstatus';
export const orderPublicAcceptCounterAppointment = 'Terminvorschlag annehmen';
export const orderPublicDeclineCounterAppointment = 'Terminvorschlag ablehnen';
export const orderPublicPay = 'Eine Bestellung bezahlen, die auf ihre Zahlung wartet';
export const orderPublicPayNote =
  'Noch einmal, oder mit einer anderen Zahlungsart. Wer an der Theke bezahlt, dessen Bestellung geht sofort an das Geschäft.';
export const paymentRedirectUrl =
  'Wo der Gast online bezahlt; fehlt bei anderen Zahlungsarten, null = die Zahlung konnte nicht begonnen werden oder ist nicht mehr nötig';
export const orderPublicCancel = 'Bestellung stornieren, solange sie nicht angenommen ist';
export const orderPublicQuestionnaire = 'Bestellung bewerten';

// Order schemas
export const money = 'Betrag in Währungseinheiten';
export const openMoney = 'Betrag in Währungseinheiten; null, wenn er nicht gezeigt wird';
export const instantNote = 'ISO 8601 mit Zeitzone';
export const pricingNote = 'fixed = exakt, approximate = ungefähr, minimum = ab';
export const taxesNote = 'Mehrwertsteuer je Satz in Prozent';

// Orders
export const ordersCurrent = 'Offene Bestellungen';
export const ordersMissed = 'Versäumte Bestellungen';
export const ordersHistory = 'Bestellverlauf';
export const ordersHistoryNote =
  '„from“ und „to“ sind Tage der Filiale (beide gehören dazu) oder Zeitpunkte mit Zeitzone und meinen die Zeit der Bestellung. „search“ sucht in Ticket- und Bestellnummer, Name, Firma, E-Mail und Telefon. Seiten reichen bis zum 50.000. Eintrag; wer alles lesen will, nennt statt „page“ in „after“ die letzte Bestellung der vorigen Antwort. „total“ ist ab 10.000 Bestellungen der Stand der letzten Minuten; Suchen zählen höchstens 1.000 Treffer.';
export const ordersFrontdesk = 'Offene Bestellungen für das Frontdesk';
export const ordersBackoffice = 'Offene Bestellungen für das Backoffice';
export const ordersShow = 'Eine Bestellung';
export const ordersConfirm = 'Bestätigen oder anderen Termin vorschlagen';
export const orderStepNote =
  '„version“ ist die Fassung der Bestellung, die der Mensch gesehen hat. Wurde seither anders über sie entschieden: 409 `order-overtaken`. Wer verlangt, was schon gilt, bekommt die Bestellung. Bei 409 steht in „data“ die Bestellung, wie sie jetzt ist. Ein wiederholter `Idempotency-Key` wirkt nur einmal.';
export const ordersTakeBack = 'Übergabe oder Abschluss gleich zurücknehmen';
export const ordersTakeBackNote =
  'Nur der letzte Schritt und nur binnen 20 Sekunden, wenn seither nichts geschehen ist: Die Bestellung steht wieder dort, wo sie davor war.';
export const ordersReject = 'Ablehnen';
export const ordersCancel = 'Stornieren';
export const ordersStartDelivery = 'In Zustellung oder abholbereit';
export const ordersComplete = 'Abschließen';
export const ordersPrint = 'Beleg drucken';
export const ordersOpenPrintJobs = 'Druckaufträge aller offenen Bestellungen';
export const ordersPrintJobs = 'Druckaufträge einer Bestellung';

export const ordersHeld = 'Absender, deren Bestellungen zurückgehalten sind';
export const ordersHeldNote =
  'Ungewöhnlich viele Bestellungen warten, bis das Team sie freigibt oder ihren Absender sperrt: Sie klingeln nicht und werden nicht gedruckt';
export const heldSenderNote = 'Die erste seiner Bestellungen: steht in den Aufrufen für den Absender';
export const heldWhoNote = 'Kontaktangaben, verkürzt';
export const blockOrdersNote = 'So viele Bestellungen wurden mit der Sperre abgelehnt';
export const ordersReleaseHeld =
  'Zurückgehaltene Bestellungen freigeben: eine, die eines Absenders oder alle einer Filiale';
export const ordersBlockSender = 'Absender sperren und seine zurückgehaltenen Bestellungen ablehnen';
export const ordersBlockSenderNote =
  'Gilt für alle Kontaktangaben und Anschlüsse dieser Bestellungen, so lange wie in der Konfiguration eingestellt. Der Gast erfährt es auf der Seite zu seiner Bestellung';
export const ordersBlockedSenders = 'Gesperrte Absender';
export const ordersLiftBlock = 'Sperre eines Absenders aufheben';
export const ordersSeen = 'Melden, dass Bestellungen auf einem Bildschirm stehen';
export const ordersSeenNote =
  'Je Bestellung zählt das erste Mal eines Geräts oder einer Person; „agoMs“ sagt, vor wie vielen Millisekunden das war. Bestellungen anderer Filialen und abgeschlossene werden übergangen.';
export const ordersProof = 'Der Weg einer Bestellung: eingegangen, bezahlt, am Gerät, angenommen, gedruckt';
export const ordersProofNote =
  'Je Schritt, wann und durch wen oder welches Gerät er getan wurde. Am Gerät ist eine Bestellung, sobald ein Bildschirm sie zeigt oder ein Gerät ihren Bon abholt.';
export const proofStateNote =
  'done: getan, nichts davon fehlt; open: steht noch aus; none: wird nicht mehr oder braucht nicht zu geschehen, etwa Zahlung bei Abholung';
export const proofActorNote = 'Name der Person oder des Geräts, „Kunde“ oder „System“';
export const proofLayoutNote = 'Der Bon, der abgeholt oder gedruckt wurde; sonst null';

// Print job schemas
export const at = 'ISO 8601 mit Zeitzone';
export const isDuplicateNote = 'Auf dem Papier steht DUPLIKAT';
export const printKindNote =
  'normal: der ganze Bon; void: Storno-Bon; change: Änderungsbon, nur was anders ist als auf dem früheren Küchenbon';
export const stationNote = 'Die Station, die ihn liest; null = keine: ein Beleg oder die Küche im Ganzen';
export const stationNameNote = 'Ihr Name; null auch, wenn es sie nicht mehr gibt';
export const jobStationNote =
  'Station, die ihn liest, und die Stationen, deren Drucker einspringen (standIns, die nächste zuerst); null = ein Beleg oder die Küche im Ganzen';
export const isWantedElsewhereNote =
  'Ein anderes erreichbares Gerät kann ihn drucken: Wer seinen Drucker nicht erreicht, meldet failed und gibt ihn so weiter. Beim Abholen immer false.';
export const slipLogoNote =
  'Das Logo als Punkte eines Bondruckers: width in Bytes je Zeile, bits als Base64, ein gesetztes Bit ist schwarz';
export const slipLookNote = 'Wie Küchenbons und Belege aussehen, nach den Einstellungen des Shops';
export const kitchenChangeNote =
  'Was ein Änderungsbon zeigt: before 0 = neu, amount 0 = entfällt; null = unverändert. Andere Bons haben keines.';
export const reasonNote = 'Warum er wartet oder nicht gedruckt wurde';
export const endsAtNote = 'Ab dann nicht mehr drucken, auch wenn der Server nicht erreichbar ist';
export const endedNote = 'Warum er nicht mehr zu drucken ist; null: drucken';

// Print jobs
export const tagPrint = 'Druck';
export const printJobsClaim = 'Druckaufträge abholen';
export const printJobsClaimNote =
  'Ein Auftrag geht an ein Gerät, das sein Layout nennt und für seine Station druckt, und an das nächste nur, wenn dieses ihn nicht drucken kann.';
export const printJobsRead = 'Druckauftrag, wie er jetzt ist';
export const printJobsReadNote =
  'Zu fragen, bevor Papier bewegt wird: die Bestellung kann storniert oder geändert, der Auftrag beendet sein (ended).';
export const printJobsReport = 'Ergebnis eines Drucks melden';
export const ordersByPhone = 'Bestellung für einen Gast am Telefon aufgeben';
export const ordersByPhoneNote =
  'Wie die Bestellung eines Gastes, mit denselben Regeln; nur eine Bestellpause hält sie nicht auf, und eine E-Mail-Adresse ist nie nötig. Mitarbeiter und Geräte nur für ihre Filialen.';
export const ordersGuests = 'Gäste früherer Bestellungen nach Telefonnummer oder Name suchen';

// Messages
export const ordersMessages = 'E-Mails und SMS zu einer Bestellung';
export const ordersMessagesNote =
  'Die neueste zuerst, höchstens 90 Tage zurück. An wen eine Nachricht geht, steht an der Bestellung und an der Filiale.';
export const messageStateNote =
  'waiting: noch nicht versendet; sent: vom Mailserver oder SMS-Dienst angenommen; dropped: nicht versendet, weil sie sich erledigt hatte; failed: aufgegeben';
export const messageReasonNote = 'Warum der letzte Versuch scheiterte';
export const messageNextNote = 'Wann sie wieder versucht wird';
export const ordersResendMessage = 'Eine Nachricht zu einer Bestellung erneut versenden';
export const ordersResendMessageNote =
  'Nach dem Stand von jetzt und an die Adresse von jetzt. Nur solange noch gilt, was sie sagt, und nicht, solange dieselbe noch unterwegs ist.';
// Invoices
export const ordersInvoices = 'Rechnungen und Rechnungskorrekturen einer Bestellung';
export const ordersIssueInvoice = 'Rechnung ausstellen';
export const ordersIssueInvoiceNote =
  'Antwortet mit allen Rechnungen der Bestellung. Firmen bekommen ihre Rechnung von selbst, kurz nachdem die Bestellung abgeschlossen ist.';
export const ordersCancelInvoice = 'Rechnung stornieren';
export const ordersCancelInvoiceNote =
  'Schreibt gut, was von der Rechnung noch offen ist; danach kann die Bestellung geändert und eine neue Rechnung ausgestellt werden.';
export const ordersMailInvoice = 'Rechnung oder Rechnungskorrektur an den Kunden mailen';
export const orderPublicInvoices = 'Rechnungen einer Firma zu ihrer Bestellung';
export const invoiceGrossNote = 'Brutto; bei einer Rechnungskorrektur der gutgeschriebene Betrag.';
export const invoiceOpenNote = 'Ob die Rechnung zumindest zum Teil gilt; bei Rechnungskorrekturen nie.';
