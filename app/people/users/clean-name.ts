// Control characters, halves of characters, and what turns the direction of the text around it or can't be seen at all.
// The joiners U+200C and U+200D stay: names of some languages are written with them; and so do the ends of lines.
const unwritten = /(?![\n\r\t\u200c\u200d])[\p{Cc}\p{Cs}\p{Cf}]/gu

export const longestName = 100 // characters

/** What somebody wrote on one line, as it may be stored and shown next to other text. */
export const cleanName = (written: string): string =>
  cleanText(written.replace(/\s+/g, ' ')).replace(/ +/g, ' ').trim()

/** What somebody wrote on any number of lines, as it may be stored. */
export const cleanText = (written: string): string => written.replace(unwritten, '').trim()
