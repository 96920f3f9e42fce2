/** Where an advertisement leads: its clicks are counted on the way. */
export const goAddress = (id: number) => `/go/${id}`

/** The id of the advertisement that an address leads to; null if it is no link of an advertisement. */
export const advertisementAt = (path: string): string | null => /^\/go\/(\d{1,15})$/.exec(path)?.[1] ?? null
