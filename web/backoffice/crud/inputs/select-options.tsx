interface RecordOptionsProps {
  records: readonly { id: number; name: string }[];
}

/** Records to choose from in a select, by their names. */
export function RecordOptions({ records }: RecordOptionsProps) {
  return records.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}

interface WordOptionsProps {
  /** German words by the values they stand for. */
  words: Readonly<Record<string, string>>;
}

/** A few words to choose from in a select. */
export function WordOptions({ words }: WordOptionsProps) {
  return Object.entries(words).map(([value, word]) => (
    <option key={value} value={value}>
      {word}
    </option>
  ));
}
