import { expect, it } from 'vitest';
import { autostartEntry } from '#electron/settings/autostart-entry.ts';

it('is a desktop file that starts Theke hidden', () => {
  expect(autostartEntry(['/opt/Theke/theke', '--hidden'])).toBe(`[Desktop Entry]
Type=Application
Name=Theke
Exec="/opt/Theke/theke" "--hidden"
Terminal=false
X-GNOME-Autostart-enabled=true
`);
});

it('keeps the command whole whatever is in its path', () => {
  const [, , , exec] = autostartEntry(['/home/o "k"/100% $HOME\\x`y/Theke.AppImage']).split('\n');
  // As a string of the file, then as an argument in quotes.
  expect(exec).toBe('Exec="/home/o \\\\"k\\\\"/100%% \\\\$HOME\\\\\\\\x\\\\`y/Theke.AppImage"');
});
