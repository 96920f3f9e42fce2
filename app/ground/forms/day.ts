/** Whether a text is a day of the calendar, as `2026-11-20`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && Boolean(new Date(`${text}T00:00Z`).toJSON()?.startsWith(text))
