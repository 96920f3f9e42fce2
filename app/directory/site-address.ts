/** An entry of the sitemap. */
export type SiteAddress = {
  readonly path: string
  /** The paths of the lists that show it: they change with it. */
  readonly lists: readonly string[]
  readonly changedAt: Date
}

/** The sitemap has one file for all of these, which may name 50,000 addresses: of each part the newest. */
export const mostAddresses = 20_000
