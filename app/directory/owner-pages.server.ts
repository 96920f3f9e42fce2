import type { MessageDescriptor } from '@lingui/core'
import type { SQL } from 'drizzle-orm'
import { i18nOf } from '../ground/i18n/catalogue.ts'
import type { Language } from '../ground/i18n/languages.ts'
import { registered } from '../ground/request/registered.ts'
import { type ListingRight, mayAct, type OwnedListing, type Person } from './may-act.server.ts'

/** A page where those who act for a listing do something for it beside editing it, such as its bookings. */
export type OwnerPage = {
  readonly name: string
  /** The text of a link to it. */
  readonly label: MessageDescriptor
  /** What its visitors have to be allowed. */
  readonly right: ListingRight
  /** Whether listings of a kind have it. */
  readonly isFor: (kind: string) => boolean
  readonly addressOf: (kind: string, ref: string) => string
  /** How many someone finds there, counted up to `most`, for a row of `listing`; undefined: the link says no number. */
  readonly count?: (person: Person, most: number) => SQL
}

const known = registered<{
  /** In the order of the links on the page of a listing. */
  readonly onListing: readonly OwnerPage[]
  /** In the order of the links in the menu of each of one's own listings. */
  readonly inMenu: readonly OwnerPage[]
}>('The pages of owners')

/** Called by `app/registry/owner-pages.server.ts` when a process starts. */
export const registerOwnerPages = known.set

export const pagesInMenu = (): readonly OwnerPage[] => known.get().inMenu

/** Undefined where listings of a kind have no such page. */
export const ownerPageOf = (kind: string, name: string): OwnerPage | undefined =>
  known.get().onListing.find((page) => page.name === name && page.isFor(kind))

export type OwnerLink = { readonly href: string; readonly label: string }
type Reader = { readonly viewer: Person | null; readonly language: Language }

/** Null where a listing has no such page, and for those who may not open it. */
export function ownerLink(page: OwnerPage, listing: OwnedListing, reader: Reader): OwnerLink | null {
  const { kind, ref } = listing
  if (!page.isFor(kind) || !mayAct(reader.viewer, listing, page.right)) return null
  return { href: page.addressOf(kind, ref), label: i18nOf(reader.language)._(page.label) }
}

/** The links on the page of a listing. */
export const ownerLinks = (listing: OwnedListing, reader: Reader): readonly OwnerLink[] =>
  known.get().onListing.flatMap((page) => ownerLink(page, listing, reader) ?? [])
