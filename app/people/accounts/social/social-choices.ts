import type { RequestContext } from '../../../ground/request/request-context.ts'
import { type Provider, providers } from './provider-names.ts'

/** `isSimulated`: it waits a second, then makes up an account. */
export type SocialChoice = { provider: Provider; isSimulated: boolean }

/** Where a visitor may sign in beside this site: where it has keys; without keys, in demo mode, as if. */
export const socialChoices = ({ auth, demo }: Pick<RequestContext, 'auth' | 'demo'>): SocialChoice[] =>
  providers
    .map((provider) => ({ provider, isSimulated: !auth.providers.includes(provider) }))
    .filter(({ isSimulated }) => demo || !isSimulated)
