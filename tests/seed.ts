/** What a run picks of many possibilities: others each day; SEED repeats a day's. */
export const seed = Number(process.env.SEED ?? Math.floor(Date.now() / 86_400_000))
