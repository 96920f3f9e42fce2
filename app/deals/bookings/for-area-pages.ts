/** For the page of an area that has a form of its own for bookings. */
export { NotHere } from './for-areas/book-button.tsx'
export { dateTexts, dayTexts } from './places/date-texts.ts'
export { mostNights } from './days/nights.ts'
export { wishProblemTexts } from './places/problems/wish-problem-texts.ts'
export { PriceList } from './prices/price-list.tsx'
export { bookQuery } from './book/wish-of.ts'
