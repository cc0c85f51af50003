import * as texts from './signage-texts.ts';
/** 95 -> '1 Minute 35 Sekunden'. */
export function durationText(total: number): string {
  const minutes = Math.floor(total / 60);
  const seconds = Math.round(total % 60);
  const words = [
    ...(minutes > 0 ? [texts.minutes({ count: minutes })] : []),
    ...(seconds > 0 || minutes === 0 ? [texts.seconds({ count: seconds })] : []),
  ];
  return words.join(' ');
}
