import type { Resolver } from 'node:dns/promises'
import type { Settings } from '../settings.ts'
import { type Finding, notSetUp, ok, problem, remark, wordsOf } from './finding.ts'

export type MailResolver = Pick<Resolver, 'resolveTxt' | 'resolveMx' | 'resolve4'>

/**
 * What the DNS says of the domain of MAIL_FROM and of that to which mails return: mails without these records are taken
 * for spam. Also whether mails that return are read.
 */
export async function tryMailDns(
  { mail, bounceSecret, dkimSelector }: Pick<Settings, 'mail' | 'bounceSecret' | 'dkimSelector'>,
  resolver: MailResolver,
): Promise<Finding[]> {
  if (!mail) return [notSetUp('DNS for mail', 'There is no MAIL_FROM.')]
  const domain = domainOf(mail.from)
  const returnDomain = domainOf(mail.returnTo ?? mail.from)
  const returnSetting = mail.returnTo ? 'BOUNCE_ADDRESS' : 'MAIL_FROM'
  const found = await Promise.all([
    answered('SPF', () => spf(resolver, returnDomain)), // by where a mail returns to (RFC 7208, 2.4)
    answered('DKIM', () => dkim(resolver, domain, dkimSelector)),
    answered('DMARC', () => dmarc(resolver, domain)),
    answered(`Mails to ${returnSetting}`, () => returns(resolver, returnDomain, returnSetting)),
  ])
  return [...found, ...alignment(domain, returnDomain), readReturns(bounceSecret)]
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

/** DMARC takes domains of one owner as one: here, those that have the last two labels in common. */
function alignment(domain: string, returnDomain: string): Finding[] {
  const owned = (name: string) => name.split('.').slice(-2).join('.')
  if (owned(domain) === owned(returnDomain)) return []
  return [
    remark(
      'SPF for DMARC',
      `mails from ${domain} return to ${returnDomain}`,
      `DMARC then counts DKIM alone: set BOUNCE_ADDRESS to one of ${domain}, or see that DKIM passes.`,
    ),
  ]
}

const readReturns = (bounceSecret: string | undefined): Finding =>
  bounceSecret
    ? ok('Returned mails', 'the site takes them, with BOUNCE_SECRET')
    : notSetUp(
        'Returned mails',
        'Set BOUNCE_SECRET, so that the site stops writing to addresses that are gone.',
      )

async function spf(resolver: MailResolver, domain: string): Promise<Finding> {
  const records = await texts(resolver, domain, /^v=spf1(?: |$)/i)
  const [record, ...more] = records
  const example = `${domain}. TXT "v=spf1 include:spf.service.example -all"`
  if (!record) return problem('SPF', `${domain} has none`, `Add ${example}, as the mail service says.`)
  if (more.length > 0)
    return problem('SPF', `${domain} has ${records.length}`, 'Only one is allowed: put them together.')
  if (/ \+?all$/i.test(record))
    return problem('SPF', record, 'It lets everyone send: end it by -all or ~all.')
  const ends = / [-~]all$| redirect=\S+$/i.test(record)
  return ends
    ? ok('SPF', record)
    : remark('SPF', record, 'It forbids no one to send: end it by -all or ~all.')
}

async function dkim(resolver: MailResolver, domain: string, selector?: string): Promise<Finding> {
  if (!selector)
    return notSetUp(
      'DKIM',
      `Set MAIL_DKIM_SELECTOR to what the mail service signs with, such as s1 of s1._domainkey.${domain}.`,
    )
  const name = `${selector}._domainkey.${domain}`
  const [record] = await texts(resolver, name, /(?:^|;)\s*p=/i)
  if (!record) return problem('DKIM', `${name} has none`, 'Add the record that the mail service shows.')
  if (/(?:^|;)\s*p=\s*(?:;|$)/i.test(record))
    return problem('DKIM', `${name} is revoked: its p= is empty`, 'Set MAIL_DKIM_SELECTOR to the one in use.')
  return ok('DKIM', name)
}

/** A domain without one has that of the domain above. */
async function dmarc(resolver: MailResolver, domain: string): Promise<Finding> {
  const labels = domain.split('.')
  for (let at = 0; at <= labels.length - 2; at++) {
    const name = `_dmarc.${labels.slice(at).join('.')}`
    const [record] = await texts(resolver, name, /^v=DMARC1\s*(?:;|$)/i)
    if (record) return judgedPolicy(name, record, at > 0)
  }
  const example = `_dmarc.${domain}. TXT "v=DMARC1; p=none; rua=mailto:…"`
  return problem('DMARC', `${domain} has none`, `Add ${example}: large providers refuse mails without it.`)
}

function judgedPolicy(name: string, record: string, isInherited: boolean): Finding {
  const tag = (key: string) => new RegExp(`;\\s*${key}\\s*=\\s*(\\w+)`, 'i').exec(record)?.[1]?.toLowerCase()
  const policy = (isInherited && tag('sp')) || tag('p')
  if (policy === 'quarantine' || policy === 'reject') return ok('DMARC', `${policy}, by ${name}`)
  if (policy === 'none')
    return remark(
      'DMARC',
      `none, by ${name}`,
      'Others can still send in your name: p=quarantine after two weeks.',
    )
  return problem('DMARC', record, `${name} names no policy: write p=none, later p=quarantine.`)
}

async function returns(resolver: MailResolver, domain: string, setting: string): Promise<Finding> {
  const what = `Mails to ${setting}`
  const exchanges = (await resolver.resolveMx(domain).catch(empty)).filter(({ exchange }) => exchange !== '')
  if (exchanges.length > 0) return ok(what, exchanges.map(({ exchange }) => exchange).join(', '))
  const addresses = await resolver.resolve4(domain).catch(empty)
  const advice = `Give ${domain} an MX record: what can't be delivered is returned to ${setting}.`
  return addresses.length > 0
    ? remark(what, `${domain} has no MX; its address is tried`, advice)
    : problem(what, `${domain} takes none`, advice)
}

async function texts(resolver: MailResolver, name: string, form: RegExp): Promise<string[]> {
  const records = await resolver.resolveTxt(name).catch(empty)
  return records.map((parts) => parts.join('')).filter((record) => form.test(record))
}

/** A name that has nothing; where the DNS itself does not answer, that is no answer. */
function empty(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOTFOUND' || error.code === 'ENODATA') return []
  throw error
}

const answered = (what: string, trial: () => Promise<Finding>) =>
  trial().catch((error: unknown) =>
    problem(
      what,
      `the DNS does not answer: ${wordsOf(error)}`,
      'Look at /etc/resolv.conf, and whether this machine is online.',
    ),
  )
