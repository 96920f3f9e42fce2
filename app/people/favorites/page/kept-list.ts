import { keep, kept } from '../../../ground/kept/kept.ts'
import { favoritesRead } from '../../users/unsent.ts'
import type { Entry } from '../entry.ts'
import type { FavoriteCard } from './card.ts'

/** A list of favorites as the server gave it. */
export type ReadList = { readonly entries: readonly Entry[]; readonly cards: readonly FavoriteCard[] }

const most = 200

/** What this browser read last of a list, to show it without a connection. @param owner the account's id, or `guest` */
export const keptList = (owner: string): ReadList => kept<ReadList>(owner, favoritesRead) ?? none

/** Replaces the entries, and adds the cards to those of other tabs and pages. */
export function keepList(owner: string, { entries, cards }: ReadList): void {
  const others = keptList(owner).cards.filter((card) => !cards.some((one) => isOf(one, card.entry)))
  keep(owner, favoritesRead, { entries, cards: [...cards, ...others].slice(0, most) })
}

export const isOf = ({ entry }: FavoriteCard, { type, id }: Pick<Entry, 'type' | 'id'>) =>
  entry.type === type && entry.id === id

const none: ReadList = { entries: [], cards: [] }
