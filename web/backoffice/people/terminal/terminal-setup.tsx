import { useEffect, useState } from 'react';
import { apiGet } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { LoginFrame } from '../../login/login-frame.tsx';
import { SecretField } from '../secret-field.tsx';
import { askTerminal, type Terminal, TerminalError, type TerminalPerson } from './terminal-api.ts';

interface BranchRow {
  id: number;
  name: string;
  timeZone: string;
}

/** Once per computer: which branch it stands in, and the key that lets it. */
export function TerminalSetup({ onReady }: { onReady: (terminal: Terminal) => void }) {
  const [branches, setBranches] = useState<readonly BranchRow[] | null>(null);
  const [branch, setBranch] = useState<number | null>(null);
  const [key, setKey] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const load = () => {
    setError(null);
    apiGet<BranchRow[]>('/branches').then(
      (rows) => {
        setBranches(rows);
        setBranch((chosen) => chosen ?? rows[0]?.id ?? null);
      },
      () => setError('Die Filialen konnten nicht geladen werden.'),
    );
  };
  useEffect(load, []);
  const submit = async () => {
    const chosen = branches?.find(({ id }) => id === branch);
    if (!chosen) return;
    setBusy(true);
    setError(null);
    const terminal = {
      branch: chosen.id,
      branchName: chosen.name,
      timeZone: chosen.timeZone,
      key: key.trim(),
    };
    try {
      await askTerminal<TerminalPerson[]>(terminal, '/people');
      onReady(terminal);
    } catch (failure) {
      setError(
        failure instanceof TerminalError && failure.code === 'device-key-invalid'
          ? 'Dieser Schlüssel gehört zu keinem aktiven Gerät der gewählten Filiale.'
          : failure instanceof Error
            ? failure.message
            : 'Das Terminal konnte nicht eingerichtet werden.',
      );
      setBusy(false);
    }
  };
  return (
    <LoginFrame title="Terminal einrichten">
      <p>
        Dieser Computer wird zum Terminal für die Zeiterfassung. Den Geräteschlüssel bekommen Sie im Backend
        unter „Geräte“, wenn Sie ein Gerät der Art „Terminal für Zeiterfassung“ anlegen.
      </p>
      {error && (
        <NoticeBox tone="error" role="alert">
          {error}
        </NoticeBox>
      )}
      {branches === null && error && (
        <Button look="secondary" onClick={load}>
          Erneut versuchen
        </Button>
      )}
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <SelectField
          label="Filiale"
          value={branch ?? ''}
          disabled={!branches || isBusy}
          onChange={({ target }) => setBranch(Number(target.value))}
        >
          {(branches ?? []).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SecretField
          label="Geräteschlüssel"
          autoComplete="off"
          value={key}
          disabled={isBusy}
          onChange={({ target }) => setKey(target.value)}
        />
        <Button type="submit" size="large" isWide disabled={isBusy || key.trim() === '' || branch === null}>
          {isBusy ? 'Wird geprüft …' : 'Einrichten'}
        </Button>
      </form>
    </LoginFrame>
  );
}
