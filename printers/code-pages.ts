import type { CodePageId } from '#domain/devices/printer.ts';
import { CODE_PAGE_NAMES } from '#text/printer-texts.ts';

/**
 * The upper halves (bytes 0x80 to 0xFF) of the code pages that thermal printers offer for German text. The lower half
 * is ASCII in all of them. U+FFFD stands for a byte without a character.
 */
export const CODE_PAGES = {
  PC858: {
    label: CODE_PAGE_NAMES.PC858,
    upper:
      'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒ' +
      'áíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
      '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀' +
      'ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  },
  WPC1252: {
    label: CODE_PAGE_NAMES.WPC1252,
    upper:
      '€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ' +
      '\u00a0¡¢£¤¥¦§¨©ª«¬\u00ad®¯°±²³´µ¶·¸¹º»¼½¾¿' +
      'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß' +
      'àáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ',
  },
  PC850: {
    label: CODE_PAGE_NAMES.PC850,
    upper:
      'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒ' +
      'áíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
      '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀' +
      'ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  },
  PC852: {
    label: CODE_PAGE_NAMES.PC852,
    upper:
      'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×č' +
      'áíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐' +
      '└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀' +
      'ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0',
  },
  PC437: {
    label: CODE_PAGE_NAMES.PC437,
    upper:
      'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒ' +
      'áíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐' +
      '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀' +
      'αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
  },
  ISO8859_15: {
    label: CODE_PAGE_NAMES.ISO8859_15,
    upper:
      '\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd' +
      '\u00a0¡¢£€¥Š§š©ª«¬\u00ad®¯°±²³Žµ¶·ž¹º»ŒœŸ¿' +
      'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß' +
      'àáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ',
  },
} as const satisfies Record<CodePageId, { label: string; upper: string }>;

/** The code page of previews and golden files: it has the umlauts and the euro sign. */
export const PREVIEW_CODE_PAGE: CodePageId = 'PC858';

const printable = new Map<CodePageId, ReadonlySet<string>>();

/** The non-ASCII characters of a code page. */
export function printableCharacters(codePage: CodePageId): ReadonlySet<string> {
  let set = printable.get(codePage);
  if (!set) {
    // On paper a soft hyphen prints as a hyphen, where it means nothing.
    set = new Set([...CODE_PAGES[codePage].upper].filter((character) => !'\ufffd\u00ad'.includes(character)));
    printable.set(codePage, set);
  }
  return set;
}
