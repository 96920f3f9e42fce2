import { randomBytes } from 'node:crypto'
import type { Resolver } from 'node:dns/promises'
import { request as askHttp } from 'node:http'
import { request as askHttps } from 'node:https'
import { BlockList, isIP } from 'node:net'
import { text } from 'node:stream/consumers'
import { certificateOf } from '../../app/ground/condition/certificate.server.ts'
import { isOwnMachine } from '../../app/ground/request/own-machine.ts'
import { type Finding, notSetUp, ok, problem, remark, tried, wordsOf } from './finding.ts'

const patience = 10_000 // ms
const day = 24 * 60 * 60_000 // ms
const [renewed, ending] = [14, 2] // days left, within which a certificate has to be renewed

/** As tests need it: who answers for all addresses, and whose certificates are right. */
export type Reach = {
  resolver: Pick<Resolver, 'resolve4' | 'resolve6'>
  host?: string
  httpPort?: number
  ca?: string
}

type Site = {
  origin: string
  demo: boolean
  /** Signs what shows that a site has the secret of this one. */
  seal: (text: string) => string
}

/** Whether SITE_URL leads visitors to this site, safely. What is between visitors and this machine, it can't see. */
export async function trySiteAddress({ origin, demo, seal }: Site, reach: Reach): Promise<Finding[]> {
  const { protocol, hostname } = new URL(origin)
  const what = 'SITE_URL'
  if (isOwnMachine(hostname)) {
    const advice = 'Set it to the address that visitors use.'
    return [
      demo
        ? notSetUp(what, 'Only this machine reaches it.')
        : problem(what, `${origin} is this machine's own`, advice),
    ]
  }
  const names = await nameOf(hostname, reach)
  if (names.some(({ state }) => state === 'problem')) return names
  const served = await tried(what, 'Look whether the site and its proxy run, and at the firewall.', () =>
    whoAnswers(origin, seal, reach),
  )
  if (protocol === 'http:')
    return [
      ...names,
      demo
        ? notSetUp('Certificate', 'Visitors of this demo come without https.')
        : problem(
            'Certificate',
            'visitors come without https',
            'Put a proxy with TLS before it: docs/operate.md',
          ),
      ...served,
    ]
  return [...names, ...(await certificate(origin, reach)), ...(await redirect(origin, reach)), ...served]
}

async function nameOf(hostname: string, { resolver }: Reach): Promise<Finding[]> {
  if (isIP(hostname.replace(/^\[|\]$/g, ''))) return []
  const [four, six] = await Promise.all([
    resolver.resolve4(hostname).then(answered, noAnswer),
    resolver.resolve6(hostname).then(answered, noAnswer),
  ])
  const addresses = [...four.found, ...six.found]
  const what = 'DNS of SITE_URL'
  if (addresses.length === 0)
    return [
      problem(
        what,
        `${hostname}: ${four.error || six.error}`,
        'Give it an A record that leads to this machine.',
      ),
    ]
  const hidden = addresses.filter((address) => isPrivate(address))
  if (hidden.length > 0)
    return [problem(what, hidden.join(', '), 'No one outside reaches such an address: take the public one.')]
  return [ok(what, addresses.join(', '))]
}

const answered = (found: string[]) => ({ found, error: '' })
const noAnswer = ({ code, message }: NodeJS.ErrnoException) => ({ found: [], error: code ?? message })

const privateAddresses = new BlockList()
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  privateAddresses.addSubnet(network, prefix)
for (const [network, prefix] of [
  ['fc00::', 7],
  ['fe80::', 10],
  ['::1', 128],
] as const)
  privateAddresses.addSubnet(network, prefix, 'ipv6')
const isPrivate = (address: string) => privateAddresses.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

async function certificate(origin: string, { host, ca }: Reach): Promise<Finding[]> {
  const what = 'Certificate'
  const advice = 'Renew it, as by certbot renew, and let the proxy load it.'
  return tried(what, 'Look whether the proxy runs, and at the firewall.', async () => {
    const found = await certificateOf(origin, { host, ca })
    if (!found) return []
    const days = Math.floor((found.validUntil.getTime() - Date.now()) / day)
    if (found.problem) return problem(what, `browsers refuse it: ${found.problem}`, advice)
    if (days < ending) return problem(what, `${days} days left`, advice)
    return days < renewed ? remark(what, `${days} days left`, advice) : ok(what, `${days} days left`)
  })
}

async function redirect(origin: string, reach: Reach): Promise<Finding[]> {
  const { hostname, port } = new URL(origin)
  const what = 'Without https'
  if (port && reach.httpPort === undefined) return []
  try {
    const { status, location } = await ask(`http://${hostname}/about`, { ...reach, port: reach.httpPort })
    return [
      location === `${origin}/about`
        ? ok(what, `visitors are led to https (${status})`)
        : problem(
            what,
            `http://${hostname} answers ${status} ${location ?? ''}`,
            `Let the proxy redirect to ${origin}.`,
          ),
    ]
  } catch (error) {
    return [remark(what, wordsOf(error), 'Who types the name without https:// may find nothing.')]
  }
}

/** Only a process with this site's secret can seal what it is asked to. */
async function whoAnswers(origin: string, seal: Site['seal'], reach: Reach): Promise<Finding> {
  const what = 'Site'
  const question = randomBytes(16).toString('hex')
  const { status, body } = await ask(`${origin}/healthz?for=${question}`, reach)
  if (status === 200 && body === `ok ${seal(`healthz ${question}`)}`) return ok(what, `${origin} leads to it`)
  const advice =
    'Let the name and the proxy lead to this site; AUTH_SECRET has to be that of the site that serves.'
  const found =
    status === 200 && body === 'ok'
      ? `${origin} starts just now, or is another site or version`
      : `${origin}/healthz answers ${status}, and is not this site`
  return problem(what, found, advice)
}

type Answer = { status: number; location: string | undefined; body: string }

function ask(
  address: string,
  { host, port, ca }: Pick<Reach, 'host' | 'ca'> & { port?: number | undefined },
) {
  const url = new URL(address)
  const send = url.protocol === 'https:' ? askHttps : askHttp
  return new Promise<Answer>((resolve, reject) => {
    const to = {
      host: host ?? url.hostname.replace(/^\[|\]$/g, ''),
      port: port ?? (url.port || undefined),
      path: url.pathname + url.search,
      servername: isIP(url.hostname) ? undefined : url.hostname,
      headers: { host: url.host },
      ca,
      signal: AbortSignal.timeout(patience),
    }
    const asked = send(to, (response) => {
      const { statusCode: status = 0, headers } = response
      text(response).then((body) => resolve({ status, location: headers.location, body }), reject)
    })
    asked.on('error', reject).end()
  })
}
