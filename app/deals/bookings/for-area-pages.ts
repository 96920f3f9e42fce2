/** What the pages of areas show of bookings. */
export { BookButton, NotHere } from './book/book-button.tsx'
export { problemTexts } from './book/problem-texts.ts'
export { VisitButton } from './book/visit-button.tsx'
export { bookQuery } from './book/wish-of.ts'
export { PriceList } from './prices/price-list.tsx'
