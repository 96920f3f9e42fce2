/** A document without its scripts, of which one has all words that its page could say. */
export const withoutScripts = (html: string) => html.replaceAll(/<script[^]*?<\/script>/g, '')
