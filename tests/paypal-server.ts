import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { partnerId, payPalPartner } from './paypal-partner.ts'

type Money = { currency_code: string; value: string }
type Unit = { custom_id: string; amount: Money; payee: { merchant_id: string } }
type Transfer = { id: string; status: string; amount: Money }
type Order = {
  id: string
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED'
  intent: 'CAPTURE'
  purchase_units: (Unit & { payments?: { captures: Transfer[]; refunds: Transfer[] } })[]
  links: { rel: string; href: string; method: string }[]
}

/**
 * What goes wrong or takes long, once for each entry, at the next request of that kind. `cut`: it is done, but no answer
 * comes. `slow`: it is done, and the answer comes late.
 */
type PayPalFault = {
  at: 'create' | 'find' | 'capture' | 'refund'
  how:
    | 'fail'
    | 'slow'
    | 'refused'
    | 'not-authorized'
    | 'no-consent'
    | 'pending'
    | 'cut'
    | 'declined'
    | 'amount'
    | 'currency'
    | 'payee'
    | 'order'
}

const clientId = 'client of the tests'
const clientSecret = 'secret of the tests'
const webhookId = 'WEBHOOK1'
const token = 'token of the tests'
/** ms */
const late = 300

/**
 * PayPal as far as the site speaks to it: a real HTTP server with tokens, orders, captures and signatures. Close it at the
 * end of the test file.
 */
export async function payPalServer() {
  const orders = new Map<string, Order>()
  const made = new Map<string, string>()
  const faults: PayPalFault[] = []
  const captures: { order: string; cents: number }[] = []
  const checks: string[] = []
  const refunds = new Map<string, Transfer>()
  const declined = new Set<string>()
  const permission = { toRefund: true }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const partner = payPalPartner(url)
  const takeFault = (at: PayPalFault['at']) => {
    const index = faults.findIndex((one) => one.at === at)
    return index < 0 ? null : faults.splice(index, 1)[0]!.how
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method, headers } = request
    const path = new URL(request.url ?? '/', url).pathname
    const sent = await text(request)
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const refuse = (status: number, name: string, issue: string) =>
      send(status, { name, message: issue, details: [{ issue }] })
    if (path === '/v1/oauth2/token') {
      const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
      if (headers.authorization !== `Basic ${basic}` || sent !== 'grant_type=client_credentials')
        return refuse(401, 'invalid_client', 'CLIENT')
      return send(200, { access_token: token, token_type: 'Bearer', expires_in: 32_400 })
    }
    if (headers.authorization !== `Bearer ${token}`) return refuse(401, 'AUTHENTICATION_FAILURE', 'TOKEN')
    if (path === '/v1/notifications/verify-webhook-signature') {
      const {
        transmission_id: id,
        transmission_sig: sig,
        webhook_id: hook,
      } = JSON.parse(sent) as Record<string, string>
      checks.push(id!)
      const [, event] = /"webhook_event":(.*)}$/s.exec(sent) ?? []
      const isRight = hook === webhookId && sig === signatureOf(id!, event!)
      return send(200, { verification_status: isRight ? 'SUCCESS' : 'FAILURE' })
    }
    const answered = partner.answer(request.url ?? '', sent)
    if (answered)
      return answered.body
        ? send(answered.status, answered.body)
        : refuse(answered.status, 'REFUSED', 'PARTNER')
    const [, captureId] = /^\/v2\/payments\/captures\/(\w+)\/refund$/.exec(path) ?? []
    if (captureId !== undefined) {
      const how = takeFault('refund')
      if (how === 'fail') return refuse(500, 'INTERNAL_SERVER_ERROR', 'FAULT')
      const [key, asserted] = [headers['paypal-request-id'], headers['paypal-auth-assertion']]
      const given = refund(captureId, { key, asserted, sent })
      if ('refuse' in given) return refuse(given.refuse[0], 'REFUSED', given.refuse[1])
      if (how === 'pending') given.status = 'PENDING'
      if (how === 'declined') given.status = 'FAILED'
      return how === 'cut' ? response.destroy() : send(201, given)
    }
    const [, id, verb] = /^\/v2\/checkout\/orders(?:\/(\w+)(?:\/(capture))?)?$/.exec(path) ?? []
    const at = id === undefined ? 'create' : verb ? 'capture' : 'find'
    const how = takeFault(at)
    if (how === 'fail') return refuse(500, 'INTERNAL_SERVER_ERROR', 'FAULT')
    if (how === 'refused') return refuse(422, 'UNPROCESSABLE_ENTITY', 'PAYEE_ACCOUNT_RESTRICTED')
    if (how === 'not-authorized') return refuse(403, 'NOT_AUTHORIZED', 'PERMISSION_DENIED')
    if (how === 'no-consent') return refuse(403, 'NOT_AUTHORIZED', 'CONSENT_NEEDED')
    if (at === 'create' && method === 'POST') {
      const key = headers['paypal-request-id']
      if (typeof key !== 'string') return refuse(400, 'INVALID_REQUEST', 'NO_KEY')
      const order = orders.get(made.get(key) ?? '') ?? newOrder(JSON.parse(sent))
      if (!order) return refuse(422, 'UNPROCESSABLE_ENTITY', 'MALFORMED_REQUEST')
      orders.set(order.id, order)
      made.set(key, order.id)
      return how === 'cut' ? response.destroy() : send(201, order)
    }
    const order = orders.get(id ?? '')
    if (!order) return refuse(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
    if (at === 'capture') {
      const key = String(headers['paypal-request-id'])
      if (how === 'declined' && order.status === 'APPROVED') declined.add(key)
      // Asked again with the same key, it is the same answer.
      if (declined.has(key)) return refuse(422, 'UNPROCESSABLE_ENTITY', 'INSTRUMENT_DECLINED')
      if (order.status === 'PAYER_ACTION_REQUIRED')
        return refuse(422, 'UNPROCESSABLE_ENTITY', 'ORDER_NOT_APPROVED')
      if (order.status === 'APPROVED') capture(order)
      if (how === 'cut') return response.destroy()
      if (how === 'slow') await sleep(late)
    }
    return send(200, how ? changed(order, how) : order)
  }

  /** What was captured goes back in whole or in part, once for a key, if its seller lets the site do that. */
  function refund(
    capture: string,
    { key, asserted, sent }: { key: unknown; asserted: unknown; sent: string },
  ): Transfer | { refuse: [status: number, issue: string] } {
    const payments = [...orders.values()].flatMap(({ purchase_units: [unit] }) => (unit ? [unit] : []))
    const unit = payments.find(({ payments: made }) => made?.captures.some(({ id }) => id === capture))
    if (!unit?.payments) return { refuse: [404, 'INVALID_RESOURCE_ID'] }
    const [, claims = ''] = String(asserted).split('.')
    const { iss, payer_id: payer } = JSON.parse(Buffer.from(claims, 'base64url').toString() || '{}')
    if (!permission.toRefund || iss !== clientId || payer !== unit.payee.merchant_id)
      return { refuse: [403, 'PERMISSION_DENIED'] }
    if (typeof key !== 'string') return { refuse: [400, 'NO_KEY'] }
    const known = refunds.get(key)
    if (known) return known
    const { amount } = JSON.parse(sent) as { amount: Money }
    if (amount.currency_code !== 'USD' || !/^\d{1,29}\.\d\d$/.test(amount.value))
      return { refuse: [400, 'MALFORMED_REQUEST'] }
    const given = unit.payments.refunds.reduce((sum, one) => sum + Number(one.amount.value), 0)
    if (given + Number(amount.value) > Number(unit.amount.value) + 1e-9)
      return { refuse: [422, 'REFUND_AMOUNT_EXCEEDED'] }
    const made = { id: `A${refunds.size}${capture}`, status: 'COMPLETED', amount }
    refunds.set(key, made)
    unit.payments.refunds.push(made)
    return made
  }

  /** Refuses what PayPal's description of its API would refuse. */
  function newOrder(asked: { intent?: string; purchase_units?: Unit[] }): Order | null {
    const { intent, purchase_units: units } = asked
    const amount = units?.[0]?.amount
    if (intent !== 'CAPTURE' || units?.length !== 1 || !/^\d{1,29}\.\d\d$/.test(amount?.value ?? ''))
      return null
    if (amount?.currency_code !== 'USD' || !/^[2-9A-HJ-NP-Z]{13}$/.test(units[0]!.payee.merchant_id))
      return null
    const id = randomBytes(8).toString('hex').toUpperCase()
    const links = [{ rel: 'payer-action', href: `${url}/checkoutnow/${id}`, method: 'GET' }]
    return { id, status: 'PAYER_ACTION_REQUIRED', intent, purchase_units: units, links }
  }

  function capture(order: Order) {
    const [unit] = order.purchase_units
    const { amount } = unit!
    order.status = 'COMPLETED'
    unit!.payments = { captures: [{ id: `C${order.id}`, status: 'COMPLETED', amount }], refunds: [] }
    captures.push({ order: unit!.custom_id, cents: Math.round(Number(amount.value) * 100) })
  }

  return {
    url,
    environment: {
      PAYPAL_URL: url,
      PAYPAL_CLIENT_ID: clientId,
      PAYPAL_CLIENT_SECRET: clientSecret,
      PAYPAL_WEBHOOK_ID: webhookId,
    },
    keys: { url, clientId, clientSecret, webhookId },
    faults,
    /** Those of a site that PayPal knows as a partner. */
    partnerEnvironment: { PAYPAL_PARTNER_ID: partnerId },
    /** What a seller does there. */
    onboard: partner.onboard,
    wayBack: partner.wayBack,
    /** Whether PayPal knows the site as its partner. */
    partnership: partner.partnership,
    /** All that was ever captured. */
    captures,
    /** Whether sellers let the site give back what they got. */
    permission,
    /** The messages about whose signatures it was asked. */
    checks,
    /** What a buyer does at PayPal. @param approveAt where the site has led them */
    approve(approveAt: string) {
      const order = orders.get(approveAt.split('/').at(-1)!)
      if (order?.status === 'PAYER_ACTION_REQUIRED') order.status = 'APPROVED'
    },
    /** What PayPal does with an order that is not captured for some hours. */
    forget: (reference: string) => orders.delete(reference),
    /** What a seller does at PayPal. It comes before what is older: PayPal promises no order. */
    refund(reference: string, cents: number) {
      const payments = orders.get(reference)?.purchase_units[0]?.payments
      const amount = { currency_code: 'USD', value: (cents / 100).toFixed(2) }
      payments?.refunds.unshift({
        id: `R${payments.refunds.length}${reference}`,
        status: 'COMPLETED',
        amount,
      })
    },
    /** What becomes of refunds that took PayPal some days. */
    endPending(reference: string, status: 'COMPLETED' | 'FAILED' | 'CANCELLED') {
      const made = orders.get(reference)?.purchase_units[0]?.payments?.refunds ?? []
      for (const one of made) if (one.status === 'PENDING') one.status = status
    },
    /** What went back, in cents. */
    given: (reference: string) =>
      (orders.get(reference)?.purchase_units[0]?.payments?.refunds ?? []).map(({ amount }) =>
        Math.round(Number(amount.value) * 100),
      ),
    referenceOf: (approveAt: string) => approveAt.split('/').at(-1)!,
    /** The headers and body of a message about an order, or a seller. */
    message(reference: string, type = 'PAYMENT.CAPTURE.COMPLETED', at = new Date()) {
      const resource = type.startsWith('MERCHANT.')
        ? { merchant_id: reference }
        : type.startsWith('CHECKOUT.ORDER.')
          ? { id: reference }
          : type === 'PAYMENT.CAPTURE.REFUNDED'
            ? { id: 'R1', links: [{ rel: 'up', href: `${url}/v2/payments/captures/C${reference}` }] }
            : { id: `C${reference}`, supplementary_data: { related_ids: { order_id: reference } } }
      // As no other program would write it.
      const body = `{ "id": "WH-1", "create_time": "${at.toISOString()}", "amount": 450.00, "event_type": "${type}", "resource": ${JSON.stringify(resource)} }`
      const id = randomBytes(8).toString('hex')
      return {
        body,
        headers: {
          'content-type': 'application/json',
          'paypal-auth-algo': 'SHA256withRSA',
          'paypal-cert-url': `${url}/cert`,
          'paypal-transmission-id': id,
          'paypal-transmission-sig': signatureOf(id, body),
          'paypal-transmission-time': new Date().toISOString(),
        },
      }
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

const signatureOf = (id: string, body: string) =>
  createHmac('sha256', webhookId).update(`${id} ${body}`).digest('hex')

function changed(order: Order, how: PayPalFault['how']): Order {
  const copy = structuredClone(order)
  const [unit] = copy.purchase_units
  if (how === 'order') unit!.custom_id = 'ANOTHER234'
  if (how === 'payee') unit!.payee.merchant_id = 'ANXTHER234567'
  if (how === 'amount') unit!.amount.value = '1.00'
  if (how === 'currency') unit!.amount.currency_code = 'EUR'
  return copy
}
