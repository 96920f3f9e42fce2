import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type Destination = { to: string; name: MessageDescriptor }

/** The items of the top bar and the mobile menu, with their sub-items. */
export const mainItems: readonly (Destination & { below?: readonly Destination[] })[] = [
  { to: '/virtual-tour', name: msg`Virtual Tour` },
  {
    to: '/hotels',
    name: msg`Hotel`,
    below: [
      { to: '/hotels/rent', name: msg`Rent` },
      { to: '/hotels/buy-sell', name: msg`Buy & Sell` },
      { to: '/hotels/taxi', name: msg`Taxi` },
    ],
  },
  { to: '/vehicles', name: msg`Cars` },
  {
    to: '/food',
    name: msg`Food`,
    below: [
      { to: '/food/restaurants', name: msg`Restaurant` },
      { to: '/food/bars', name: msg`Bar & Grill` },
      { to: '/food/groceries', name: msg`Groceries` },
    ],
  },
  {
    to: '/experiences',
    name: msg`Experiences`,
    below: [
      { to: '/events', name: msg`Events` },
      { to: '/experiences/cultural', name: msg`Cultural Activities` },
      { to: '/experiences/adventures', name: msg`Outdoor Adventures` },
      { to: '/shopping', name: msg`Shopping` },
    ],
  },
  {
    to: '/buy-and-sell',
    name: msg`Buy & Sell`,
    below: [
      { to: '/local-products', name: msg`Local Products` },
      { to: '/properties', name: msg`Homes & Real Estate` },
      { to: '/vehicles', name: msg`Cars` },
      { to: '/buy-sell/everyday', name: msg`Everyday Items` },
      { to: '/shopping', name: msg`Shopping` },
    ],
  },
  {
    to: '/services',
    name: msg`Services`,
    below: [
      { to: '/services/emergency', name: msg`Emergency & Medical` },
      { to: '/government-services', name: msg`Government` },
      { to: '/businesses', name: msg`Local Businesses` },
    ],
  },
]

/** The main item of an address: its own or the one above it, else the first that has it in its menu. */
export function mainItemOf(pathname: string) {
  const isAbove = (one: Destination) => leadsTo(one, pathname)
  return mainItems.find(isAbove) ?? mainItems.find(({ below }) => below?.some(isAbove))
}

/** Whether an address is the one of a link, or below it. */
export const leadsTo = ({ to }: Destination, pathname: string) =>
  pathname === to || pathname.startsWith(`${to}/`)

export const footerColumns: readonly { title: MessageDescriptor; links: readonly Destination[] }[] = [
  {
    title: msg`Local`,
    links: [
      { to: '/properties', name: msg`Homes` },
      { to: '/vehicles', name: msg`Cars` },
      { to: '/services', name: msg`Services` },
      { to: '/buy-and-sell', name: msg`Buy & Sell` },
      { to: '/events', name: msg`Events` },
      { to: '/government-services', name: msg`Government` },
    ],
  },
  {
    title: msg`Visitor`,
    links: [
      { to: '/hotels', name: msg`Hotels` },
      { to: '/food', name: msg`Food` },
      { to: '/adventures', name: msg`Adventures` },
      { to: '/hotels/taxi', name: msg`Rides` },
      { to: '/shopping', name: msg`Shopping` },
      { to: '/local-products', name: msg`Local Products` },
      { to: '/ask-local', name: msg`Ask a Local` },
    ],
  },
  {
    title: msg`Company`,
    links: [
      { to: '/about', name: msg`About` },
      { to: '/contact', name: msg`Contact` },
      { to: '/careers', name: msg`Careers` },
      { to: '/press', name: msg`Press` },
      { to: '/privacy', name: msg`Privacy` },
      { to: '/terms', name: msg`Terms` },
      { to: '/cookies', name: msg`Cookies` },
    ],
  },
]

/** One tile on the home page for each area. */
export const tiles: readonly (Destination & { picture: string })[] = [
  { to: '/hotels', name: msg`Hotels`, picture: 'hotels' },
  { to: '/properties', name: msg`Homes`, picture: 'homes' },
  { to: '/vehicles', name: msg`Cars`, picture: 'cars' },
  { to: '/food', name: msg`Food`, picture: 'food' },
  { to: '/experiences', name: msg`Experiences`, picture: 'experiences' },
  { to: '/events', name: msg`Events`, picture: 'events' },
  { to: '/shopping', name: msg`Shopping`, picture: 'shopping' },
  { to: '/local-products', name: msg`Local Products`, picture: 'products' },
  { to: '/adventures', name: msg`Adventures`, picture: 'adventures' },
  { to: '/government-services', name: msg`Government`, picture: 'government' },
  { to: '/services/emergency', name: msg`Emergency`, picture: 'emergency' },
  { to: '/businesses', name: msg`Businesses`, picture: 'businesses' },
  { to: '/jobs', name: msg`Jobs`, picture: 'jobs' },
  { to: '/buy-and-sell', name: msg`Buy & Sell`, picture: 'buy-sell' },
  { to: '/ask-local', name: msg`Ask a Local`, picture: 'ask-local' },
  { to: '/virtual-tour', name: msg`Virtual Tour`, picture: 'virtual-tour' },
]
