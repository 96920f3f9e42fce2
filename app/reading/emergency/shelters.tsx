import { Trans, useLingui } from '@lingui/react/macro'
import { islandOptions } from '../../directory/islands.ts'
import { CheckNote } from './check-note.tsx'
import { Directions } from './directions.tsx'
import type { Entries } from './find-entries.server.ts'

export function Shelters({ shelters }: { shelters: Entries['shelters'] }) {
  const { i18n } = useLingui()
  const onIslands = islandOptions
    .map(({ value, label }) => ({ label, there: shelters.filter(({ island }) => island === value) }))
    .filter(({ there }) => there.length > 0)
  return (
    <section>
      <h2>
        <Trans>Shelters</Trans>
      </h2>
      <p className="notice">
        <Trans>Used in past storms; call before you go. Open shelters are announced for each storm.</Trans>
      </p>
      {onIslands.map(({ label, there }) => (
        <div key={label.id}>
          <h3>{i18n._(label)}</h3>
          <ul className="entries">
            {there.map(({ id, name, island, checkedOn, source }) => (
              <li key={id}>
                <p className="place">
                  <span lang="en">{name}</span>
                  <Directions name={name} island={island} />
                </p>
                <CheckNote on={checkedOn} source={source} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
