import { createHash } from 'node:crypto'
import { inOrder, type ItemValues } from './field.ts'

/**
 * The version that a writer saw: a text that differs whenever the values or the place of an item do. Empty if there
 * is no item.
 */
export function versionOf(written: ItemValues | null): string {
  if (!written) return ''
  const { position = '', ...rest } = written
  return `${createHash('sha256').update(inOrder(rest)).digest('base64url')}.${position}`
}

/**
 * Whether what is there now is what a writer saw. An item's place changes with that of others.
 * @param version of what they saw, as `versionOf` tells
 */
export function isSeen(now: ItemValues | null, version: string, { place }: { place: boolean }): boolean {
  const [is, was] = [partsOf(versionOf(now)), partsOf(version)]
  return is.rest === was.rest && (!place || is.place === was.place)
}

/** Whether a writer has put an item in another place than that where they saw it. */
export const isMoved = ({ position = '' }: ItemValues, version: string) => position !== partsOf(version).place

function partsOf(version: string) {
  const [rest = '', place = ''] = version.split('.')
  return { rest, place }
}
