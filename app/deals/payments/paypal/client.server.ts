export type PayPalKeys = {
  /** Like `https://api-m.paypal.com`. */
  readonly url: string
  readonly clientId: string
  readonly clientSecret: string
  readonly webhookId: string
  /** The site's own merchant ID, where PayPal knows it as a partner. */
  readonly partnerId?: string
}

/** Where buyers agree: forms of the site may lead there. */
export const payPalPages = (keys: Pick<PayPalKeys, 'url'> | undefined): string[] =>
  keys ? [keys.url.replace('://api-m.', '://www.')] : []

/** ms in which PayPal has to answer. */
const patience = 20_000
/** ms before its end at which a token is no longer used. */
const tokenMargin = 60_000

/** What PayPal refuses, with the names of its reasons. */
export class PayPalRefusal extends Error {
  readonly status: number
  readonly issues: readonly string[]
  constructor(status: number, issues: readonly string[]) {
    super(`PayPal answered ${status}: ${issues.join(', ')}`)
    this.status = status
    this.issues = issues
  }
}

/** A no that stays one when it is asked again: to the site's keys, or to what it asked for. */
const refusals: ReadonlySet<number> = new Set([400, 401, 403, 404, 422])
export const isRefusal = (error: unknown): error is PayPalRefusal =>
  error instanceof PayPalRefusal && refusals.has(error.status)

export type PayPalCall = (
  path: string,
  /** `raw`: a body that is written already. `merchant`: on whose behalf. */
  sent?: {
    readonly body?: unknown
    readonly raw?: string
    readonly key?: string
    readonly merchant?: string
  },
) => Promise<unknown>

/** What PayPal refuses in the course of its work: it doesn't know it, or can't do it now. */
const usual: ReadonlySet<number> = new Set([404, 422])

/**
 * Calls PayPal's API with a token that is asked for when it is needed. Nothing of it is logged but names of errors.
 * @param warn is told of what PayPal refuses because of the site's keys, or for want of a permission
 */
export function payPalClient(
  { url, clientId, clientSecret }: PayPalKeys,
  warn: (text: string) => void,
): PayPalCall {
  const refuse = (status: number, issues: readonly string[], request: string) => {
    const refusal = new PayPalRefusal(status, issues)
    if (!usual.has(status)) warn(`${refusal.message} (${request})`)
    return refusal
  }

  let token: { readonly text: string; readonly until: number } | null = null

  async function readToken(): Promise<string> {
    if (token && token.until > Date.now()) return token.text
    const answer = await fetch(`${url}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'accept-encoding': 'identity',
      },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    if (!answer.ok) throw refuse(answer.status, ['token'], 'PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET')
    const { access_token: text, expires_in: seconds } = (await answer.json()) as {
      access_token: string
      expires_in: number
    }
    token = { text, until: Date.now() + seconds * 1_000 - tokenMargin }
    return text
  }

  return async (path, { body, raw, key, merchant } = {}) => {
    const written = raw ?? (body === undefined ? undefined : JSON.stringify(body))
    const method = written === undefined ? 'GET' : 'POST'
    const answer = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${await readToken()}`,
        'content-type': 'application/json',
        'accept-encoding': 'identity',
        prefer: 'return=representation',
        ...(key && { 'paypal-request-id': key }),
        ...(merchant && { 'paypal-auth-assertion': assertion(clientId, merchant) }),
      },
      body: written,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    if (answer.status === 401) token = null
    const text = await answer.text()
    if (!answer.ok) throw refuse(answer.status, issuesIn(text), `${method} ${withoutIds(path)}`)
    return text ? (JSON.parse(text) as unknown) : null
  }
}

const withoutIds = (path: string) => path.split('?')[0]!.replaceAll(/[A-Z\d]{9,}/g, '…')

/** Says for whom a request is: an unsigned token, as PayPal describes it. */
function assertion(clientId: string, merchant: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none' })}.${part({ iss: clientId, payer_id: merchant })}.`
}

function issuesIn(text: string): string[] {
  try {
    const { name, details = [] } = JSON.parse(text) as { name?: string; details?: { issue?: string }[] }
    return [name, ...details.map(({ issue }) => issue)].filter((one) => one !== undefined)
  } catch {
    return []
  }
}
