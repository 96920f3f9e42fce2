/**
 * One spelling for what is stored and what is asked: NFKC, lower case, accents off ("Mañagaha" is found by "managaha"),
 * straight quotes. Korean is composed again afterwards, because taking accents off takes its syllables apart.
 */
export const normalize = (text: string) =>
  text
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
