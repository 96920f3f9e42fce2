import type { GenericOAuthConfig } from 'better-auth/plugins/generic-oauth'
import { cleanLine } from '../../../ground/forms/clean-text.ts'
import { fullName } from '../../users/full-name.ts'
import type { Provider } from './provider-names.ts'
import { nonceOf, subjectOf } from './id-token.server.ts'
import { askJson } from './outbound.server.ts'

/** Keys of Google or Facebook, and where they are reached. `patience`: ms. */
export type ProviderKeys = {
  clientId: string
  clientSecret: string
  endpoints?: Endpoints
  patience?: number
}
/** `issuer`: as its ID tokens name it; Facebook gives none. */
type Endpoints = { authorize: string; token: string; person: string; issuer?: string }

export type ProviderSettings = Partial<Record<Provider, ProviderKeys>>

const known: Record<Provider, { endpoints: Endpoints; scopes: string[] }> = {
  google: {
    endpoints: {
      authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
      token: 'https://oauth2.googleapis.com/token',
      person: 'https://openidconnect.googleapis.com/v1/userinfo',
      issuer: 'https://accounts.google.com',
    },
    scopes: ['openid', 'email', 'profile'],
  },
  facebook: {
    endpoints: {
      authorize: 'https://www.facebook.com/v23.0/dialog/oauth',
      token: 'https://graph.facebook.com/v23.0/oauth/access_token',
      person: 'https://graph.facebook.com/v23.0/me?fields=id,name,email',
    },
    scopes: ['email', 'public_profile'],
  },
}

/** The origins that our forms may lead to. */
export const providerOrigins = (settings: ProviderSettings): string[] =>
  configured(settings).map(([provider, keys]) => new URL(endpointsOf(provider, keys).authorize).origin)

export const providerConfigs = (settings: ProviderSettings): GenericOAuthConfig[] =>
  configured(settings).map(([provider, keys]) => configOf(provider, keys))

const configured = (settings: ProviderSettings) => Object.entries(settings) as [Provider, ProviderKeys][]
const endpointsOf = (provider: Provider, { endpoints }: ProviderKeys) =>
  endpoints ?? known[provider].endpoints

/** Our own client requests the tokens, uses them once to identify the user, and discards them. */
function configOf(provider: Provider, keys: ProviderKeys): GenericOAuthConfig {
  const { clientId, clientSecret, patience } = keys
  const endpoints = endpointsOf(provider, keys)
  return {
    providerId: provider,
    clientId,
    clientSecret,
    authorizationUrl: endpoints.authorize,
    scopes: known[provider].scopes,
    pkce: true,
    async getToken({ code, codeVerifier, redirectURI }) {
      const tokens = await askJson(endpoints.token, {
        patience,
        form: {
          grant_type: 'authorization_code',
          code,
          redirect_uri: redirectURI,
          client_id: clientId,
          client_secret: clientSecret,
          ...(codeVerifier && { code_verifier: codeVerifier }),
        },
      })
      const { issuer } = endpoints
      const nonce = nonceOf(codeVerifier ?? '')
      const subject = issuer && subjectOf(tokens.id_token, { issuer, clientId, nonce, now: new Date() })
      return { accessToken: String(tokens.access_token), raw: { subject } }
    },
    async getUserInfo({ accessToken, raw }) {
      const headers = { authorization: `Bearer ${accessToken}` }
      const person = await askJson(endpoints.person, { patience, headers })
      const id = person.sub ?? person.id
      if (typeof id !== 'string' || !id || (endpoints.issuer && raw?.subject !== id)) return null
      return {
        id,
        email: typeof person.email === 'string' ? person.email : null,
        // Facebook doesn't say whether it is proven, so we send a verification mail.
        emailVerified: person.email_verified === true,
        name:
          typeof person.name === 'string' ? cleanLine(person.name).slice(0, fullName.max).toWellFormed() : '',
      }
    },
  }
}
