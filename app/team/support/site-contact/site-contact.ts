export const networks = ['facebook', 'twitter', 'instagram', 'linkedin'] as const
export type Network = (typeof networks)[number]

export const networkNames: Readonly<Record<Network, string>> = {
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
}

/** Where the people of the site are to be found elsewhere: all that a page needs to show it. */
export type SocialLink = { readonly network: Network; readonly name: string; readonly href: string }

/** How the people of the site are reached, as far as it is published; what is not is empty. */
export type SiteContact = Readonly<Record<'email' | 'phone' | 'address' | Network, string>>
export type ContactField = keyof SiteContact

export const noContact: SiteContact = {
  email: '',
  phone: '',
  address: '',
  facebook: '',
  twitter: '',
  instagram: '',
  linkedin: '',
}

export const contactPath = '/admin/content/contact'

/** Of the form: what was on show. */
export const seenField = 'seen'

export const socialLinks = (contact: SiteContact): SocialLink[] =>
  networks
    .filter((network) => contact[network])
    .map((network) => ({ network, name: networkNames[network], href: contact[network] }))
