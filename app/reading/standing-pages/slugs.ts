/** Pages about the site itself, in the order of their links; `/contact` is a form. */
export const standingSlugs = ['about', 'careers', 'press', 'privacy', 'terms', 'cookies'] as const

export type StandingSlug = (typeof standingSlugs)[number]
