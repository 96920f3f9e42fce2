/** Without the control characters that neither XML nor a calendar may have, escaped or not. */
export const readable = (text: string) =>
  text.replace(/[^\t\n\r\u{20}-\u{7e}\u{a0}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')

/** A feed's title, which some readers take for HTML and others for text. */
export const asTitle = (text: string) => readable(text).replaceAll('<', '&lt;')

/** A text where a feed has HTML, as readers take a description for. */
export const asHtml = (text: string) =>
  readable(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
