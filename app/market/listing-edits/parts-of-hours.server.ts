import type { Hours } from '../../directory/hours/hours.ts'
import type { ListingFacts } from '../../directory/listing-facts.server.ts'

type Attributes = ListingFacts['attributes']

/** What of the hours changes without the usual week, each as if it were an attribute. */
export const partsOfHours = ['hours.exceptions', 'hours.closedOnHolidays'] as const

/** Attributes with the hours in parts: special days are changed at once, while an edit of the week may wait. */
export function hoursInParts({ hours, ...others }: Attributes): Attributes {
  if (hours === undefined) return others
  const { week, exceptions, closedOnHolidays } = hours as Hours
  return {
    ...others,
    hours: week,
    ...(exceptions && { 'hours.exceptions': exceptions }),
    ...(closedOnHolidays && { 'hours.closedOnHolidays': closedOnHolidays }),
  }
}

/** The other way round. Without a usual week there are no hours. */
export function withWholeHours({
  hours: week,
  'hours.exceptions': exceptions,
  'hours.closedOnHolidays': closedOnHolidays,
  ...others
}: Attributes): Attributes {
  if (week === undefined) return others
  return {
    ...others,
    hours: {
      week,
      ...(exceptions !== undefined && { exceptions }),
      ...(closedOnHolidays === true && { closedOnHolidays }),
    },
  }
}
