/** Without the control characters that neither XML nor a calendar may have, escaped or not. */
export const readable = (text: string) =>
  text.replace(/[^\t\n\r\u{20}-\u{7e}\u{a0}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
