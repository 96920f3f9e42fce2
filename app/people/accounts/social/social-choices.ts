import type { RequestContext } from '../../../ground/request/request-context.ts'
import { type Provider, providers } from './provider-names.ts'

/** `isSimulated`: waits a second, then makes up an account. */
export type SocialChoice = { provider: Provider; isSimulated: boolean }

/** Other ways to sign in: providers with keys; in demo mode also simulated ones. */
export const socialChoices = ({ auth, demo }: Pick<RequestContext, 'auth' | 'demo'>): SocialChoice[] =>
  providers
    .map((provider) => ({ provider, isSimulated: !auth.providers.includes(provider) }))
    .filter(({ isSimulated }) => demo || !isSimulated)
