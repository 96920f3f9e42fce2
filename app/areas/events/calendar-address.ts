/** A start in an address, `20261127T080000Z`: it stays the same when an event's times are saved again. */
export const stampOf = (start: Date): string => start.toISOString().replace(/[-:]|\.\d+/g, '')

/** Null for what is no such stamp. */
export function momentOfStamp(stamp: string): Date | null {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(stamp)
  if (!parts) return null
  const [, year, month, day, hour, minute, second] = parts
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(moment.getTime()) ? null : moment
}

export const calendarAddress = (event: string, start: Date): string => `${event}/${stampOf(start)}.ics`
