/** '7:40': hours and minutes as on time sheets; half a minute is rounded up. */
export function clockText(milliseconds: number): string {
  const minutes = Math.round(Math.abs(milliseconds) / 60_000);
  const sign = milliseconds < 0 && minutes > 0 ? '−' : '';
  return `${sign}${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The same with its sign: '+0:10'. */
export function differenceText(milliseconds: number): string {
  const text = clockText(milliseconds);
  return milliseconds > 0 && text !== '0:00' ? `+${text}` : text;
}
