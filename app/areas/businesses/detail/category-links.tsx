import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { ValuesOf } from '../../../directory/area.ts'
import { chipClass } from '../../../ground/ui/chip.tsx'
import { businesses } from '../area.ts'

/** Its category and subcategories, each a link to the others of the kind. */
export function CategoryLinks({ values: { category, subcategories = [] } }: { values: Values }) {
  const { i18n } = useLingui()
  if (!category) return null
  const { attributes, path } = businesses
  const list = `${path}?category=${category}`
  const links = [
    { to: list, rel: undefined, label: attributes.category.format(category, i18n) },
    ...(subcategories ?? []).map((value) => ({
      to: `${list}&subcategories=${value}`,
      rel: 'nofollow', // two filters
      label: attributes.subcategories.format([value], i18n),
    })),
  ]
  return links.map(({ to, rel, label }) => (
    <Link key={to} to={to} rel={rel} className={chipClass()}>
      {label}
    </Link>
  ))
}

type Values = Partial<ValuesOf<typeof businesses>>
