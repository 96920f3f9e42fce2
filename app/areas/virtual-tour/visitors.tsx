import { Trans, useLingui } from '@lingui/react/macro'
import { createContext, use } from 'react'
import { Fact } from '../../directory/listing-card.tsx'
import { formatNumber } from '../../ground/i18n/format.ts'

/** How many started each tour on the page, by ref: beside the cards, which all areas have in the same shape. */
export const VisitorCounts = createContext<Readonly<Record<string, number>>>({})

/** 10K+ visitors; nothing below one. */
export function VisitorsFact({ tour }: { tour: string }) {
  const { i18n } = useLingui()
  const count = use(VisitorCounts)[tour]
  if (!count) return null
  const visitors = visitorsText(count, i18n.locale)
  return (
    <Fact icon="users">
      <Trans>{visitors} visitors</Trans>
    </Fact>
  )
}

const exactBelow = 100

/** Up to a hundred exactly, then two digits, rounded down: 10K+. */
export function visitorsText(count: number, language: string): string {
  if (count < exactBelow) return formatNumber(count, language)
  const step = 10 ** (Math.floor(Math.log10(count)) - 1)
  return `${formatNumber(Math.floor(count / step) * step, language, { notation: 'compact' })}+`
}
