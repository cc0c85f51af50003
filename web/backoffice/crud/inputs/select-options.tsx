interface RecordOptionsProps {
  records: readonly { id: number; name: string }[];
}

/** Records to choose from in a select, by name. */
export function RecordOptions({ records }: RecordOptionsProps) {
  return records.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}

interface WordOptionsProps {
  /** German labels by value. */
  words: Readonly<Record<string, string>>;
}

/** A select with a few fixed choices. */
export function WordOptions({ words }: WordOptionsProps) {
  return Object.entries(words).map(([value, word]) => (
    <option key={value} value={value}>
      {word}
    </option>
  ));
}
