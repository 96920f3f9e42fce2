/** What areas declare their lists with: filters by what is free. Areas import nothing deeper in this room. */
export { placesLeft } from './list/places-left.ts'
export { sessionDay } from './list/session-day.ts'
export { stayDates } from './list/stay-dates.ts'
