import { readFields } from '../../../ground/forms/read-fields.server.ts'
import { textIn } from '../../../ground/forms/typed.ts'
import { contactFields } from './contact-fields.ts'
import {
  type ContactField,
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
  const { values, problems } = readFields(contactFields, form)
  const links = Object.fromEntries(networks.map((network) => [network, linkOn(network, values[network])]))
  const read: SiteContact = { ...values, ...links }
  const fields = Object.keys(noContact) as ContactField[]
  const wrong = fields.filter((field) => problems?.[field] || (values[field] && !read[field]))
  return { contact: wrong.length > 0 ? values : read, wrong, seen: seenIn(textIn(form, seenField)) }
}

const hosts: Readonly<Record<Network, readonly string[]>> = {
  facebook: ['facebook.com', 'fb.com'],
  twitter: ['x.com', 'twitter.com'],
  instagram: ['instagram.com'],
  linkedin: ['linkedin.com'],
}

/** A normalized address on the network; empty if it is not one. */
function linkOn(network: Network, address: string): string {
  const url = URL.parse(address)
  const isThere = hosts[network].some((host) => url?.hostname === host || url?.hostname.endsWith(`.${host}`))
  return url && isThere && !url.port && url.pathname !== '/' ? url.href : ''
}

function seenIn(text: string): SiteContact | null {
  try {
    return siteContact.parse(JSON.parse(text))
  } catch {
    return null
  }
}
