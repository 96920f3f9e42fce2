export const providers = ['google', 'facebook'] as const

export type Provider = (typeof providers)[number]

/** In the providers' own spelling. */
export const providerNames: Record<Provider, string> = { google: 'Google', facebook: 'Facebook' }

export const isProvider = (word: string | undefined): word is Provider => providers.includes(word as Provider)
