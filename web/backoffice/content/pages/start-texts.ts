export const emptyName = 'Leere Seite';
export const emptyDescription = 'Sie bauen die Seite selbst aus Abschnitten.';
export const aboutDescription = 'Wer Sie sind, wie alles begann, was Ihnen wichtig ist.';
export const aboutName = 'Über uns';
export const aboutWelcome =
  'Schön, dass Sie da sind! Schreiben Sie hier in zwei, drei Sätzen, wer Sie sind und was es bei Ihnen gibt.';
export const aboutBeginning = 'Wie alles begann';
export const aboutBeginningText =
  'Seit wann gibt es Ihr Lokal, und wer hat es aufgemacht? Gäste lesen gerne, wer für sie kocht.';
export const aboutValues = 'Was uns wichtig ist';
export const aboutValuesText = 'Woher kommen Ihre Zutaten, was machen Sie selbst? Nennen Sie Namen und Orte.';
export const aboutForm = 'Schreiben Sie uns';
export const jobsDescription = 'Übersicht Ihrer offenen Stellen mit Formular für Bewerbungen.';
export const jobsName = 'Jobs';
export const jobsTitle = 'Arbeiten bei uns';
export const jobsSubtitle = 'Wir freuen uns auf Ihre Bewerbung.';
export const jobsText =
  'Schreiben Sie hier, was die Arbeit bei Ihnen ausmacht: Arbeitszeiten, Essen, freie Tage. Die Stellen darunter legen Sie als eigene Seiten der Art „Stelle“ an.';
export const openJobs = 'Offene Stellen';
export const jobsForm = 'Jetzt bewerben';
export const jobName = 'Stelle';
export const jobDescription = 'Eine einzelne Stelle; sie erscheint von selbst in der Übersicht der Jobs.';
export const jobTasks = 'Ihre Aufgaben';
export const jobTasksText = 'Was ist an einem gewöhnlichen Tag zu tun?';
export const jobSkills = 'Das bringen Sie mit';
export const jobSkillsText = 'Was muss jemand können, was lernt man bei Ihnen?';
export const jobOffer = 'Das bieten wir';
export const jobOfferTime = 'Arbeitszeit und Arbeitsort';
export const jobOfferPay = 'Lohn: In Österreich muss das Mindestentgelt in jeder Anzeige stehen.';
export const partyDescription = 'Platten, Buffets und Feste, mit Ihren Produkten zum Bestellen.';
export const partyName = 'Partyservice';
export const partyTitle = 'Wir richten Ihr Fest aus';
export const partyText =
  'Schreiben Sie hier, für welche Feste Sie liefern und wie lange vorher man bestellen soll.';
export const partyPlatters = 'Platten und Brötchen';
export const partyPlattersText = 'Für wie viele Personen gibt es sie, und was liegt darauf?';
export const partyBuffet = 'Buffet';
export const partyBuffetText = 'Was gehört dazu: Geschirr, Aufbau, Abholung?';
export const partyOrder = 'Gleich bestellen';
export const accessibilityDescription = 'Die Erklärung, die das Gesetz von Online-Shops verlangt.';
