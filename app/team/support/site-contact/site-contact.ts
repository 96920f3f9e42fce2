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

/** Published contact data of the site's staff; empty if not published. */
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

/** A form field with the values that the form showed. */
export const seenField = 'seen'

export const socialLinks = (contact: SiteContact): SocialLink[] =>
  networks
    .filter((network) => contact[network])
    .map((network) => ({ network, name: networkNames[network], href: contact[network] }))
