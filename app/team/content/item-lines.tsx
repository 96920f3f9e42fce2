import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { formatDay } from '../../ground/i18n/format.ts'
import { languages, languageTags } from '../../ground/i18n/languages.ts'
import { languageNames } from '../../people/preferences/languages.ts'
import { itemPath } from './content-address.ts'
import type { ItemLine } from './find-items.server.ts'

/** Each item by its title, with what is still to be done about it. */
export function ItemLines({ kind, items }: { kind: string; items: readonly ItemLine[] }) {
  const { t, i18n } = useLingui()
  const note = ({ group, isHidden, isLive, languages: told, checkedOn }: ItemLine) => {
    const missing = told ? languages.filter((one) => !told.includes(one)) : []
    const names = missing.map((one) => languageNames[one]).join(', ')
    const day = checkedOn && formatDay(checkedOn, i18n.locale, { dateStyle: 'medium' })
    return [
      group,
      isHidden && t`Hidden`,
      isLive === false && t`Not live: visitors don’t see it`,
      names && t`Not in ${names}`,
      checkedOn !== undefined && (day ? t`Checked on ${day}` : t`Not checked yet`),
    ]
      .filter(Boolean)
      .join(' · ')
  }
  return (
    <ul className="rounded-xl bg-surface p-3 shadow-md">
      {items.map((item) => (
        <li key={item.ref}>
          <Link
            to={itemPath(kind, item.ref)}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 rounded-md px-4 py-2 hover:bg-surface-2"
          >
            <b lang={item.lang ? languageTags[item.lang] : undefined} className="min-w-0 wrap-anywhere">
              {item.title}
            </b>
            <span className="min-w-0 text-sm wrap-anywhere text-text-muted">{note(item)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
