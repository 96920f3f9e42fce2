import { isEmailAddress, textOf } from '../../../people/tickets/message.ts'
import {
  type ContactField,
  longestAddress,
  type Network,
  networks,
  noContact,
  seenField,
  type SiteContact,
} from './site-contact.ts'
import { siteContact } from './site-contact.server.ts'

/**
 * What was typed, links as browsers write them.
 * @returns `wrong`: the fields that can't be published so; `seen`: null where the form does not say what was on show
 */
export function readContactForm(form: FormData) {
  const fields = Object.keys(noContact) as ContactField[]
  const typed = Object.fromEntries(fields.map((field) => [field, textOf(form, field)])) as SiteContact
  const read = {
    ...typed,
    ...Object.fromEntries(networks.map((network) => [network, linkIn(typed, network)])),
  }
  const wrong = fields.filter((field) => typed[field] && !isRight(field, read[field]))
  const contact: SiteContact = wrong.length > 0 ? typed : read
  return { contact, wrong, seen: seenIn(textOf(form, seenField)) }
}

function isRight(field: ContactField, text: string): boolean {
  switch (field) {
    case 'email':
      return isEmailAddress(text)
    case 'phone':
      return /^\+?[\d ()-]{7,20}$/.test(text) && text.replace(/\D/g, '').length >= 7
    case 'address':
      return text.length <= longestAddress
    default:
      return text !== ''
  }
}

const hosts: Readonly<Record<Network, readonly string[]>> = {
  facebook: ['facebook.com', 'fb.com'],
  twitter: ['x.com', 'twitter.com'],
  instagram: ['instagram.com'],
  linkedin: ['linkedin.com'],
}
const longestLink = 200 // characters

/** The page of somebody there; empty where it is none. Often one copies it without what it begins with. */
function linkIn(typed: SiteContact, network: Network): string {
  const text = typed[network]
  const url = URL.parse(text.includes('://') ? text : `https://${text}`)
  const isThere = hosts[network].some((host) => url?.hostname === host || url?.hostname.endsWith(`.${host}`))
  const isPlain = url?.protocol === 'https:' && !url.port && !url.username && !url.password
  return url && isThere && isPlain && url.pathname !== '/' && url.href.length <= longestLink ? url.href : ''
}

function seenIn(text: string): SiteContact | null {
  try {
    return siteContact.parse(JSON.parse(text))
  } catch {
    return null
  }
}
