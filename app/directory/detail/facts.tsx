import type { I18n } from '@lingui/core'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../ground/ui/icon.tsx'
import type { AnyArea } from '../area.ts'
import { isFor } from '../attributes/attribute.ts'

export type Fact = {
  readonly key: string
  readonly label: string
  readonly value: string | null
  /** The BCP 47 tag of the value where it is not the page's. */
  readonly lang?: string
  readonly icon?: IconName
}

/** Those of some attributes that a listing can have as a person reads them, in the order of `keys`; null where it has none. */
export const factsOf = (
  { attributes }: AnyArea,
  { values, ownLang }: { values: Readonly<Record<string, unknown>>; ownLang: string | null },
  keys: readonly string[],
  i18n: I18n,
): Fact[] =>
  keys
    .filter((key) => isFor(attributes[key]!, values))
    .map((key) => {
      const attribute = attributes[key]!
      const value = values[key] ?? null
      return {
        key,
        label: i18n._(attribute.label),
        value: value === null ? null : attribute.format(value, i18n),
        ...(ownLang && attribute.ownWords && value !== null && { lang: ownLang }),
      }
    })

/** The same for the attributes that `icons` has a picture for. */
export const keyFactsOf = (
  area: AnyArea,
  listing: Parameters<typeof factsOf>[1],
  icons: Readonly<Record<string, IconName>>,
  i18n: I18n,
): Fact[] =>
  factsOf(area, listing, Object.keys(icons), i18n).map((fact) => ({ ...fact, icon: icons[fact.key]! }))

/** At most four facts under the title, each with its picture. */
export function KeyFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(9rem,40%)),1fr))] gap-px border-y border-line bg-line lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {facts.map(({ key, label, value, lang, icon }) => (
        <div
          key={key}
          className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 bg-bg py-3.5 pr-2 max-lg:last:odd:col-span-full max-lg:even:pl-3 lg:not-first:pl-3"
        >
          {icon && <Icon name={icon} className="row-span-2 size-6 text-brand" />}
          <dt className="text-sm leading-tight text-text-muted">{label}</dt>
          <dd lang={lang} className="min-w-0 font-semibold">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Facts as lines; `missing` replaces absent values. */
export function FactLines({ facts, missing }: { facts: readonly Fact[]; missing?: ReactNode }) {
  return (
    <dl className="divide-y divide-line">
      {facts.map(({ key, label, value, lang }) => (
        <div key={key} className="flex flex-wrap justify-between gap-x-6 py-2.5">
          <dt className="text-text-muted">{label}</dt>
          <dd
            lang={lang}
            className={`flex-1 text-right ${value === null ? 'text-text-faint' : 'font-medium'}`}
          >
            {value ?? missing}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The chosen options of an attribute, or lines of its owner's, each on its own line. */
export function FeatureList({
  features,
  lang,
  icon = 'check',
}: {
  features: readonly string[]
  lang?: string | null
  icon?: IconName
}) {
  return (
    <ul lang={lang ?? undefined} className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
      {features.map((feature) => (
        <li key={feature} className="flex min-h-10 items-center gap-3">
          <Icon name={icon} className="size-5 text-brand" />
          {feature}
        </li>
      ))}
    </ul>
  )
}
