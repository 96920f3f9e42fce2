import { applicationsPage } from '../deals/applications/received/owner-page.server.ts'
import { bookingsPage } from '../deals/bookings/setup/owner-page.server.ts'
import { stockPage } from '../deals/orders/stock/owner-page.server.ts'
import { registerOwnerPages } from '../directory/owner-pages.server.ts'
import { colleaguesPage } from '../market/colleagues/owner-page.server.ts'
import { postsPage } from '../market/posts/owner-page.server.ts'
import { specialHoursPage } from '../market/special-hours/owner-page.server.ts'

// Own listings lead to the colleagues of each themselves, since colleagues find their role there.
registerOwnerPages({
  onListing: [specialHoursPage, postsPage, bookingsPage, stockPage, applicationsPage, colleaguesPage],
  inMenu: [bookingsPage, stockPage, applicationsPage, specialHoursPage, postsPage],
})
