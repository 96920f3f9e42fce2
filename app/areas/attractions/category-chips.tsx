import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { chipClass } from '../../ground/ui/chip.tsx'
import { attractions } from './area.ts'
import { categories } from './options.ts'

/** The kinds of attractions, one at a time, as links. @param linkOf where one leads, '' for all */
export function CategoryChips({
  chosen = '',
  linkOf,
}: {
  chosen: string | undefined
  linkOf: (category: string) => { to: string; rel: 'nofollow' | undefined }
}) {
  const { t, i18n } = useLingui()
  const chips = [
    { value: '', name: t`All Attractions` },
    ...categories.map(({ value, label }) => ({ value, name: i18n._(label) })),
  ]
  return (
    <nav aria-label={i18n._(attractions.attributes.category.label)}>
      {/* Browsers leave a focused chip as it is if its first pixels are in view. */}
      <ul
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
        className="max-sm:-mx-gutter flex gap-2 max-sm:overflow-x-auto max-sm:px-gutter max-sm:py-1 max-sm:scrollbar-none max-sm:*:shrink-0 sm:flex-wrap"
      >
        {chips.map(({ value, name }) => (
          <li key={value}>
            <Link
              {...linkOf(value)}
              preventScrollReset
              aria-current={chosen === value ? 'true' : undefined}
              className={chipClass({ on: chosen === value })}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
