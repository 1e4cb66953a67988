/**
 * How plates are written in the countries most met on French motorways: an example, then the patterns. `A` is a letter,
 * `9` a digit, `{1,3}` a count, other letters stand for themselves; spaces and dashes are what grouping shows. Help for
 * reading and guessing only: a plate that fits nothing is as good as any other. [OPEN-23]
 *
 * Countries come in the order in which they are guessed.
 */
export const plateFormats: Readonly<Record<string, readonly [example: string, ...patterns: string[]]>> = {
  FR: ['AB-123-CD', 'AA-999-AA', '9{1,4} A{1,3} 99', '9{1,4} A{1,3} 2A', '9{1,4} A{1,3} 97[123456]'],
  BE: ['1-ABC-123', '9-AAA-999', 'AAA-999', '999-AAA'],
  DE: ['M-AB 1234', 'A-A 9{1,4}', 'A{3,5} 9{1,4}', 'A{2,5} 9{1,4}[EH]'],
  IT: ['AB 123 CD', 'AA 999 AA'],
  ES: ['1234 BCD', '9999 AAA', 'A{1,2}-9999-A{1,2}'],
  CH: ['ZH 123456', 'AA 9{1,6}'],
  LU: ['AB 1234', 'AA 9999', '9{4,5}'],
  NL: [
    'AB-123-C',
    'AA-999-A',
    'A-999-AA',
    '99-AAA-9',
    '9-AAA-99',
    '99-AA-AA',
    'AA-99-AA',
    'AA-AA-99',
    'AAA-99-A',
    'A-99-AAA',
  ],
  GB: ['AB12 CDE', 'AA99 AAA', 'A9{1,3} AAA', 'AAA 9{1,3}A', 'AAA 9{1,4}'],
  PT: ['AB-12-CD', 'AA-99-AA', '99-AA-99', '99-99-AA', 'AA-99-99'],
  PL: ['WA 12345', 'A{2,3} 99999', 'A{2,3} 9999A', 'A{2,3} 999AA'],
  AT: ['W 12345 A', 'A{1,2} 9{1,5}A{1,3}'],
  RO: ['B 123 ABC', 'AA 99 AAA', 'B 9{2,3} AAA'],
  CZ: ['1A2 3456', '9A9 9999', '9AA 9999'],
  SK: ['BA-123CD', 'AA-999AA'],
  HU: ['AB CD-123', 'AA AA-999', 'AAA-999'],
  SI: ['LJ AB-123', 'AA AA-999', 'AA 99-AAA'],
  HR: ['ZG 1234-AB', 'AA 9{3,4}-A{1,2}'],
  IE: ['191-D-12345', '9{2,3}-A{1,2}-9{1,6}'],
  DK: ['AB 12 345', 'AA 99 999'],
  SE: ['ABC 12D', 'AAA 999', 'AAA 99A'],
  NO: ['AB 12345', 'AA 99999'],
  FI: ['ABC-123', 'A{2,3}-9{1,3}'],
  BG: ['CA 1234 BC', 'A{1,2} 9999 AA'],
  GR: ['ABC-1234', 'AAA-9999'],
  LT: ['ABC 123', 'AAA 999'],
  LV: ['AB-1234', 'AA-9{1,4}'],
  EE: ['123 ABC', '999 AAA'],
  MC: ['1A23', '9A99', 'A999', '999A'],
}
