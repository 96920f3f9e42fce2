/** Every kind of page of the site: what is asked of all pages is asked of each of these. */
export const pages: readonly { path: string; status?: number }[] = [
  { path: '/' },
  { path: '/vehicles' },
  { path: '/vehicles?make=Toyota&make=Honda&condition=used&view=list' },
  { path: '/vehicles?make=Tesla&offer=rent' },
  { path: '/vehicles/1' },
  { path: '/vehicles/2' },
  { path: '/vehicles/2/contact' },
  { path: '/vehicles/999', status: 404 },
  { path: '/events' },
  { path: '/events?category=music' },
  { path: '/events/1' },
  { path: '/events/8' },
  { path: '/events/999', status: 404 },
  { path: '/preferences' },
  { path: '/hotels' },
  { path: '/no/such/page', status: 404 },
]
