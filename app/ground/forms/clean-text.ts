// Control characters, halves of characters, and what turns the direction of the text around it or can't be seen at all.
// The joiners U+200C and U+200D stay: names of some languages are written with them; and so do the ends of lines.
const unwritten = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cs}\p{Cf}]/gu

/** A text as it may be stored: PostgreSQL has none with a null character. Its lines end only with `\n`. */
export const cleanText = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replace(unwritten, '').trim()

/** The same on one line, as it may be shown beside other text. */
export const cleanLine = (text: string): string =>
  cleanText(text.replaceAll(/\s+/g, ' ')).replaceAll(/ +/g, ' ').trim()
