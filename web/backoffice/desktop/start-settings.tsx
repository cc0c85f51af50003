import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type {
  Desktop,
  DesktopSettings,
  DesktopSettingsState,
  DisplayInfo,
  WindowMode,
} from '#electron/ipc.ts';
import { notify } from '#web/lib/notices.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField, SelectField, TextField } from '#web/ui/field.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { refusalOf } from './refusal.ts';
import * as texts from './start-texts.ts';

type Settings = Pick<Required<Desktop>, 'settings' | 'saveSettings'>;

const KEY = ['desktop', 'settings'];
const MODES: readonly WindowMode[] = ['window', 'fullscreen', 'kiosk'];
/** Pages for another display, by their address; any other page is typed in. */
const PAGES: readonly { path: string; name: string }[] = [
  { path: '/signage/pickup', name: texts.pickupScreen },
  { path: '/backend#/kitchen', name: texts.kitchenScreen },
];
const DEFAULT_PATH = '/signage/pickup';
const PATH = /^\/(?![/\\])[\x21-\x7e]*$/;

/** How this computer starts and shows Theke; nothing in apps from before these settings. */
export function StartSettings({ shell }: { shell: Desktop }) {
  const { settings, saveSettings } = shell;
  if (!settings || !saveSettings) return null;
  return <LoadedSettings shell={{ settings, saveSettings }} />;
}

function LoadedSettings({ shell }: { shell: Settings }) {
  const { data, isError, refetch } = useQuery({ queryKey: KEY, queryFn: () => shell.settings() });
  return (
    <section aria-labelledby="start" className="rounded-card border border-line bg-card p-6 shadow-card">
      <h2 id="start" className="mb-4 font-display text-xl">
        {texts.title}
      </h2>
      {isError && (
        <NoticeBox tone="error" role="alert">
          <p>{texts.notLoaded}</p>
          <Button look="secondary" className="mt-3" onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        </NoticeBox>
      )}
      {!data && !isError && <div className="skeleton h-40" />}
      {data && <SettingsForm state={data} shell={shell} />}
    </section>
  );
}

function SettingsForm({ state, shell }: { state: DesktopSettingsState; shell: Settings }) {
  const cache = useQueryClient();
  const { displays, ...stored } = state;
  const [draft, setDraft] = useState<DesktopSettings>(stored);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const change = (values: Partial<DesktopSettings>) => setDraft({ ...draft, ...values });
  const isPathWrong = draft.secondScreen !== null && !PATH.test(draft.secondScreen.path);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || isPathWrong) return;
    setBusy(true);
    setRefusal(null);
    try {
      const next = await shell.saveSettings(draft);
      cache.setQueryData(KEY, next);
      const { displays: _, ...saved } = next;
      setDraft(saved);
      notify({ text: texts.saved });
    } catch (error) {
      setRefusal(refusalOf(error, texts.notSaved));
    }
    setBusy(false);
  };

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      {refusal && (
        <NoticeBox tone="error" role="alert">
          {refusal}
        </NoticeBox>
      )}
      <CheckboxField
        label={texts.autostart}
        checked={draft.hasAutostart}
        onChange={(event) => change({ hasAutostart: event.target.checked })}
      />
      <SelectField
        label={texts.mode}
        hint={draft.mode === 'kiosk' ? texts.kioskHint : undefined}
        value={draft.mode}
        onChange={(event) => {
          const mode = MODES.find((known) => known === event.target.value);
          if (mode) change({ mode });
        }}
      >
        {MODES.map((mode) => (
          <option key={mode} value={mode}>
            {texts.MODES[mode]}
          </option>
        ))}
      </SelectField>
      <SecondScreenFields
        displays={displays}
        value={draft.secondScreen}
        isPathWrong={isPathWrong}
        onChange={(secondScreen) => change({ secondScreen })}
      />
      <TextField
        label={texts.updateAddress}
        hint={texts.updateHint}
        placeholder={texts.updateExample}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        value={draft.updateAddress ?? ''}
        onChange={(event) => change({ updateAddress: event.target.value.trim() || null })}
      />
      <div>
        <Button type="submit" disabled={isBusy} className="min-h-12">
          {isBusy ? texts.saving : texts.save}
        </Button>
      </div>
    </form>
  );
}

function nameOf({ name, width, height, isMain }: DisplayInfo): string {
  return (isMain ? texts.mainDisplay : texts.display)({ name, width, height });
}

function SecondScreenFields({
  displays,
  value,
  isPathWrong,
  onChange,
}: {
  displays: DesktopSettingsState['displays'];
  value: DesktopSettings['secondScreen'];
  isPathWrong: boolean;
  onChange: (value: DesktopSettings['secondScreen']) => void;
}) {
  const isUnplugged = value !== null && !displays.some(({ id }) => id === value.display);
  const [isOther, setOther] = useState(value !== null && !PAGES.some(({ path }) => path === value.path));
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        label={texts.secondScreen}
        hint={displays.length < 2 ? texts.oneDisplay : undefined}
        value={value?.display ?? ''}
        onChange={(event) => {
          const chosen = displays.find(({ id }) => id === Number(event.target.value));
          onChange(chosen ? { display: chosen.id, path: value?.path ?? DEFAULT_PATH } : null);
        }}
      >
        <option value="">{texts.noSecondScreen}</option>
        {isUnplugged && <option value={value.display}>{texts.unplugged}</option>}
        {displays.map((display) => (
          <option key={display.id} value={display.id}>
            {nameOf(display)}
          </option>
        ))}
      </SelectField>
      {value && (
        <SelectField
          label={texts.secondPage}
          value={isOther ? '' : value.path}
          onChange={({ target }) => {
            setOther(target.value === '');
            if (target.value !== '') onChange({ ...value, path: target.value });
          }}
        >
          {PAGES.map(({ path, name }) => (
            <option key={path} value={path}>
              {name}
            </option>
          ))}
          <option value="">{texts.otherPage}</option>
        </SelectField>
      )}
      {value && isOther && (
        <TextField
          label={texts.pageAddress}
          hint={texts.secondPageHint}
          spellCheck={false}
          autoCapitalize="none"
          value={value.path}
          error={isPathWrong ? texts.pathWrong : undefined}
          onChange={(event) => onChange({ ...value, path: event.target.value.trim() })}
        />
      )}
    </div>
  );
}
