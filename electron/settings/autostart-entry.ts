import * as texts from '../texts.ts';

/** The desktop file that starts a command at log-in, by the Desktop Entry Specification. */
export function autostartEntry(command: readonly string[]): string {
  const lines = [
    '[Desktop Entry]',
    'Type=Application',
    `Name=${texts.theke}`,
    `Exec=${command.map(quoted).join(' ')}`,
    'Terminal=false',
    'X-GNOME-Autostart-enabled=true',
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * In quotes, `"`, backquote, dollar and backslash are escaped by a backslash; the value as a string escapes backslashes
 * once more. A percent sign would begin a field code.
 */
function quoted(argument: string): string {
  const escaped = argument.replaceAll(/["`$\\]/g, (character) => `\\${character}`).replaceAll('%', '%%');
  return `"${escaped}"`.replaceAll('\\', '\\\\');
}
