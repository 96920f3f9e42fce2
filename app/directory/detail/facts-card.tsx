import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AnyArea } from '../area.ts'
import { sideCard } from './detail-page.tsx'
import { FactLines, factsOf } from './facts.tsx'

/** Some attributes of a listing as lines, without those it has no value for, and what to do about it; nothing without either. */
export function FactsCard({
  area,
  listing,
  keys,
  children,
}: {
  area: AnyArea
  listing: { values: Readonly<Record<string, unknown>>; ownLang: string | null }
  keys: readonly string[]
  children?: ReactNode
}) {
  const { i18n } = useLingui()
  const facts = factsOf(area, listing, keys, i18n).filter(({ value }) => value !== null)
  if (facts.length === 0 && !children) return null
  return (
    <div className={`${sideCard} grid gap-4`}>
      <FactLines facts={facts} />
      {children}
    </div>
  )
}
