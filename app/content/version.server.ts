import { createHash } from 'node:crypto'
import type { Written } from './field.ts'

/**
 * Another one for whatever else is written; empty where there is nothing. Its place among others is no part of it: that
 * changes with theirs.
 */
export function versionOf(written: Written | null): string {
  if (!written) return ''
  const { position: _, ...rest } = written
  return createHash('sha256').update(inOrder(rest)).digest('base64url')
}

export const isSame = (one: Written | null, other: Written | null) =>
  one && other ? inOrder(one) === inOrder(other) : one === other

const inOrder = (written: Written) =>
  JSON.stringify(
    Object.entries(written)
      .filter(([, value]) => value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
