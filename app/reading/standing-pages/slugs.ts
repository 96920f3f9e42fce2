/** The pages that tell of the site itself, in the order in which they are listed; `/contact` is a form. */
export const standingSlugs = ['about', 'careers', 'press', 'privacy', 'terms', 'cookies'] as const

export type StandingSlug = (typeof standingSlugs)[number]
