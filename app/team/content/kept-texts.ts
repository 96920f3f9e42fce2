import { forgetKeptTexts, keptPrefix } from '../../people/users/forget-kept-texts.ts'
import type { Written } from './field.ts'

/** What was typed in a form and is not saved. */
export type KeptText = {
  /** A UUID: two tabs with the same item keep two of them. */
  readonly id: string
  /** When the last key was pressed, in ms. */
  readonly at: number
  /** Of what its writer saw, as `versionOf` tells. */
  readonly version: string
  readonly written: Written
}

const longest = 30 * 24 * 60 * 60 * 1000 // ms

/** @param item whose form it is, and who types there */
export function keepText(item: string, { id, ...kept }: KeptText): void {
  try {
    localStorage.setItem(`${keptPrefix}${item} ${id}`, JSON.stringify(kept))
  } catch {
    // Full or forbidden: it stands on the page alone.
  }
}

export const forgetText = (id: string): void => forgetKeptTexts(` ${id}`)

/** What this browser keeps of an item, the latest first. What nobody came back to for long is forgotten. */
export function keptTexts(item: string): KeptText[] {
  const before = `${keptPrefix}${item} `
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(before))
      .map((key) => textUnder(key, key.slice(before.length)))
      .filter((kept) => kept !== null)
      .toSorted((one, other) => other.at - one.at)
  } catch {
    return []
  }
}

function textUnder(key: string, id: string): KeptText | null {
  const kept = { ...JSON.parse(localStorage.getItem(key) ?? 'null'), id } as KeptText
  if (Date.now() - kept.at < longest) return kept
  localStorage.removeItem(key)
  return null
}
