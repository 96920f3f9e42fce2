import { isDeepStrictEqual } from 'node:util'
import type { AnyArea } from './area.ts'

export type Problem = { readonly key: string; readonly problem: 'missing' | 'invalid' }

/** What is wrong with a listing's attribute values: required ones left out, and ones that their type can't hold. */
export function checkAttributes(area: AnyArea, values: Readonly<Record<string, unknown>>): Problem[] {
  const unknown = Object.keys(values).filter((key) => !area.attributes[key])
  const problems = Object.entries(area.attributes).map(([key, attribute]): Problem | undefined => {
    const value = values[key] ?? null
    if (value === null) return attribute.required ? { key, problem: 'missing' } : undefined
    return isDeepStrictEqual(attribute.decode(value), value) ? undefined : { key, problem: 'invalid' }
  })
  return [
    ...unknown.map((key) => ({ key, problem: 'invalid' as const })),
    ...problems.filter((problem) => problem !== undefined),
  ]
}
