import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import type { AnyArea } from '../area.ts'
import { FeatureList } from './facts.tsx'
import { Section } from './section.tsx'

/** The chosen options of an attribute, or the owner's lines, under its label; nothing if there are none. */
export function FeatureSection({
  area,
  attribute: key,
  chosen,
  ...look
}: {
  area: AnyArea
  attribute: string
  chosen: readonly string[] | null | undefined
} & Omit<ComponentProps<typeof FeatureList>, 'features'>) {
  const { i18n } = useLingui()
  const attribute = area.attributes[key]!
  if (!chosen?.length) return null
  return (
    <Section title={i18n._(attribute.label)}>
      <FeatureList features={chosen.map((value) => attribute.format([value], i18n))} {...look} />
    </Section>
  )
}
