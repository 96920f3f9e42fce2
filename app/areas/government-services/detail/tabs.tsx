import { Trans, useLingui } from '@lingui/react/macro'
import { FactLines, factsOf } from '../../../directory/detail/facts.tsx'
import type { Detail } from '../../../directory/detail/load-detail.server.ts'
import { LineList } from '../../../directory/detail/line-list.tsx'
import { Description } from '../../../directory/detail/section.tsx'
import { Tabs } from '../../../directory/detail/tabs.tsx'
import type { IconName } from '../../../ground/ui/icon.tsx'
import { governmentServices } from '../area.ts'

type Props = { listing: Detail<typeof governmentServices.attributes> }

const lists = [
  ['services', 'check'],
  ['requirements', 'file-text'],
] as const

export function ServiceTabs({ listing }: Props) {
  const { i18n, t } = useLingui()
  return (
    <Tabs
      key={listing.ref}
      label={t`About this service`}
      tabs={[
        { key: 'overview', label: t`Overview`, panel: <Overview listing={listing} /> },
        ...lists.map(([key, icon]) => ({
          key,
          label: i18n._(governmentServices.attributes[key].label),
          panel: <Lines lines={listing.values[key]} icon={icon} lang={listing.ownLang} />,
        })),
      ]}
    />
  )
}

function Overview({ listing }: Props) {
  const { i18n } = useLingui()
  const facts = factsOf(governmentServices, listing, ['processingTime', 'fees'], i18n)
  return (
    <>
      <div className="pt-3 pb-2">
        <Description text={listing.description} lang={listing.lang} />
      </div>
      <FactLines facts={facts} missing={<Trans>Ask the office</Trans>} />
    </>
  )
}

function Lines({ lines, ...look }: { lines?: string[] | null; icon: IconName; lang: string | null }) {
  return lines?.length ? (
    <div className="pt-3">
      <LineList lines={lines} {...look} />
    </div>
  ) : (
    <p className="py-3 text-text-muted">
      <Trans>Ask the office</Trans>
    </p>
  )
}
