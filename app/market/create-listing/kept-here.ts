import type { Typed } from './draft.ts'

/** What this browser keeps of a draft until the site has it. */
export type KeptHere = {
  readonly form: Typed
  /** Of the draft that it was typed into. */
  readonly version: number
  /** Where they were typing. */
  readonly field: string
}

const keyOf = (draftId: string) => `draft ${draftId}`

export function keepHere(draftId: string, kept: KeptHere): void {
  try {
    localStorage.setItem(keyOf(draftId), JSON.stringify(kept))
  } catch {
    // Full or forbidden: the site still gets it.
  }
}

export function keptHere(draftId: string): KeptHere | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(draftId)) ?? 'null') as KeptHere | null
  } catch {
    return null
  }
}

export function forgetHere(draftId: string): void {
  try {
    localStorage.removeItem(keyOf(draftId))
  } catch {
    // It was never kept.
  }
}
