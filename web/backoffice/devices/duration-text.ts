/** 95 -> '1 Minute 35 Sekunden'. */
export function durationText(total: number): string {
  const minutes = Math.floor(total / 60);
  const seconds = Math.round(total % 60);
  const words = [
    ...(minutes > 0 ? [minutes === 1 ? '1 Minute' : `${minutes} Minuten`] : []),
    ...(seconds > 0 || minutes === 0 ? [seconds === 1 ? '1 Sekunde' : `${seconds} Sekunden`] : []),
  ];
  return words.join(' ');
}
