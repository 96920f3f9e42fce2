/** The key that `startSite` gives to its site. */
export const siteSecret = 'only for tests, only for tests, only for tests'
