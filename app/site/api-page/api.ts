/** Where the API is on the site. A change that breaks programs gets the next number. */
export const apiAddress = '/api/v1'

/** What one network may ask for. */
export const apiRate = { most: 120, seconds: 60 }
