const most = 500 // characters

/** What a mail server said, as one line that can be stored and shown. */
export const serverWords = (text: string): string =>
  text
    .slice(0, 4 * most)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed()

/**
 * RFC 3463: no such mailbox or domain, and one that has moved. A closed one (5.2.1) is not among them: Gmail says that of
 * one that gets too much at once, too.
 */
const goneCodes = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10'])

/**
 * Whether a mail server says that an address will never take mail. Of other refusals, as because of a full mailbox or
 * our reputation, nothing follows for the address.
 * @param status of a report, as `5.1.1`; `5.0.0` says no more than that it failed
 */
export function isGone(words: string, status = ''): boolean {
  const code =
    /^\d\.\d{1,3}\.\d{1,3}$/.test(status) && !status.endsWith('.0.0') ? status : enhancedCode(words)
  return goneCodes.has(code)
}

/** The status code after the three digits of an answer: `550 5.1.1 No such person`. */
const enhancedCode = (words: string) => /\b5\d\d[ -]#?(5\.\d{1,3}\.\d{1,3})\b/.exec(words)?.[1] ?? ''

/** What the server said, of an error of SMTP; else the error's message. */
export function wordsOf(error: unknown): string {
  const { response, message } = error as { response?: string; message: string }
  return serverWords(response || message)
}
