import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { vehicles } from '../../areas/vehicles/area.ts'
import { saveListing } from '../../directory/save-listing.server.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { loaderArguments } from '../../../tests/page-context.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { ContactLinks } from './contact-links.tsx'
import { findContact, revealContact } from './contact.server.ts'

const database = await testDatabase()
const { signal } = new AbortController()
const contact = { name: 'Lena', phone: '(670) 555-0104', email: 'lena@example.com' }
for (const [ref, contactPrivate] of [
  ['dealer', false],
  ['private', true],
] as const) {
  await saveListing(database.db, vehicles, {
    ref,
    title: 'Honda CR-V',
    description: '',
    island: 'saipan',
    village: 'Dandan',
    attributes: {
      category: 'car',
      condition: 'used',
      make: 'Honda',
      model: 'CR-V',
      year: 2019,
      transmission: 'automatic',
      fuelType: 'gasoline',
      sellerType: 'private',
    },
    contact,
    contactPrivate,
    photos: [],
  })
}
const pageOf = (clientAddress: string) =>
  loaderArguments(database, '/vehicles/private/contact', { clientAddress }).page
const find = (ref: string) => findContact(pageOf(''), vehicles, ref, signal)
const reveal = (ref: string, clientAddress: string) =>
  revealContact(pageOf(clientAddress), vehicles, ref, signal)

test('a business publishes its contact, a private person only a name', async () => {
  expect(await find('dealer')).toMatchObject({ contact })
  expect(await find('private')).toMatchObject({ name: 'Lena', contact: null })
  expect(await find('nobody')).toBeNull()
  expect(await find('nobody\0')).toBeNull()
})

test('a private contact is revealed ten times per network, then refused', async () => {
  for (let time = 1; time <= 10; time++) {
    expect(await reveal('private', `2001:db8::${time}`)).toEqual({ contact, problem: null })
  }
  expect(await reveal('private', '2001:db8::99')).toEqual({ contact: null, problem: 'limited' })
  expect(await reveal('private', '2001:db8:0:1::1')).toEqual({ contact, problem: null })
  expect(await reveal('private', '192.0.2.7')).toEqual({ contact, problem: null })
  expect(await reveal('nobody', '192.0.2.7')).toEqual({ contact: null, problem: 'gone' })
})

test('numbers become links that work from abroad, without what a website should not be', () => {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18nOf('en')}>
      <ContactLinks
        contact={{ phone: '(670) 555-0104', whatsapp: '+82 10-5550-104', website: 'javascript:alert(1)' }}
      />
    </I18nProvider>,
  )
  expect(html).toContain('href="tel:+16705550104"')
  expect(html).toContain('href="https://wa.me/82105550104"')
  expect(html).not.toContain('javascript:')
})

test('what is not published is offered on request', () => {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18nOf('en')}>
      <ContactLinks contact={{ name: 'Lena' }} onRequest="/food/food-1/contact" />
    </I18nProvider>,
  )
  expect(html).toContain('href="/food/food-1/contact"')
  expect(html).not.toContain('No phone number or email was published.')
})
