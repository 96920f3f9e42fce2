/** Ends a user's text with a full stop before a sentence of ours follows. */
export const asSentence = (written: string) => (/[\p{P}\p{S}]$/u.test(written) ? written : `${written}.`)
