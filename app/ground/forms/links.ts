/** The web addresses in a text, as people write them: with `https://`, or only with `www.`. */
export const linksIn = (text: string) => [
  ...text.matchAll(/\b(?:https?:\/\/|www\.)[^\s<>"]+[^\s<>".,;:!?)\]。、）」]/gi),
]
