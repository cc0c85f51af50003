export const tag = 'Betrieb';
export const show = 'Zustand von Server, Geräten und Diensten';
export const showNote =
  'Ein Eintrag je Gegenstand, das Dringendste zuerst: level sagt, ob etwas zu tun ist (notice) oder gestört ist (fault), says und advice sagen es in Worten. Wer nicht Administrator ist, liest über den Server selbst keine Zahlen und Namen (facts ist dann null) und über Geräte nur die der eigenen Filialen. Eine Prüfung, die scheitert oder länger als drei Sekunden dauert, ist selbst ein Eintrag.';
