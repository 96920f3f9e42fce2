import { Trans, useLingui } from '@lingui/react/macro'
import { SiteLink } from '../../ground/ui/site-link.tsx'
import { buttonClass } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import type { AnyArea } from '../area.ts'
import { activeCount, addressOf, cleared, withFilters } from '../filters.ts'
import { saveSearchAddress } from '../feed/save-search-address.ts'
import { AllIslands } from './all-islands.tsx'
import { Blank } from './blank.tsx'
import { ListLink } from './list-link.tsx'
import type { ListData } from './load-list.server.ts'

type Props = { area: AnyArea; data: ListData }

/** Loaded when a list is empty: few are. */
export default function NoResults(props: Props) {
  return props.data.timedOut ? <TimedOut {...props} /> : <NothingFound {...props} />
}

/** Nothing matches: says so in the area's words, and how to go on. */
function NothingFound({ area, data: { filters, didYouMean } }: Props) {
  const { t, i18n } = useLingui()
  const { title, hint, clear } = area.texts.empty
  return (
    <Blank title={i18n._(title)} text={i18n._(hint)}>
      <a
        href={saveSearchAddress(addressOf(area, filters))}
        rel="nofollow"
        className={`${buttonClass({ wide: true })} sm:w-auto`}
      >
        <Icon name="bell" />
        <Trans>Tell me when one comes</Trans>
      </a>
      {didYouMean && (
        <ListLink
          area={area}
          filters={withFilters(filters, { q: didYouMean })}
          className={buttonClass({ tone: 'line' })}
        >
          {t`Did you mean “${didYouMean}”?`}
        </ListLink>
      )}
      <AllIslands area={area} filters={filters} />
      {activeCount(area, filters) > 0 && (
        <ListLink area={area} filters={cleared(filters)} className={buttonClass({ tone: 'line' })}>
          {i18n._(clear)}
        </ListLink>
      )}
    </Blank>
  )
}

/** The search took too long. Its address is asked for once more. */
function TimedOut({ area, data: { filters } }: Props) {
  const { t } = useLingui()
  return (
    <Blank
      picture="error"
      title={t`The search took too long and was stopped`}
      text={t`Your filters are still set. Try again, or use fewer words.`}
    >
      <SiteLink to={addressOf(area, filters)} preventScrollReset className={buttonClass()}>
        <Icon name="refresh" />
        <Trans>Try again</Trans>
      </SiteLink>
    </Blank>
  )
}
