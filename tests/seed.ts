/** What a run picks of many possibilities: others each day; SEED repeats a day's. */
export const seed = Number(process.env.SEED ?? Math.floor(Date.now() / 86_400_000))

/** How often a property is tried: more often in `npm run sweep`. */
export const runs = (usual: number, inSweep: number): number => (process.env.ALL_PAGES ? inSweep : usual)
