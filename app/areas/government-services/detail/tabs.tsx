import { Trans, useLingui } from '@lingui/react/macro'
import { FactLines, factsOf } from '../../../directory/detail/facts.tsx'
import type { Detail } from '../../../directory/detail/load-detail.server.ts'
import { LineList } from '../../../directory/detail/line-list.tsx'
import { Description } from '../../../directory/detail/section.tsx'
import { Tabs } from '../../../directory/detail/tabs.tsx'
import type { IconName } from '../../../ui/icon.tsx'
import { governmentServices } from '../area.ts'

type Props = { listing: Detail<typeof governmentServices.attributes> }

export function ServiceTabs({ listing }: Props) {
  const { i18n, t } = useLingui()
  const { attributes } = governmentServices
  const { services, requirements } = listing.values
  return (
    <Tabs
      key={listing.ref}
      label={t`About this service`}
      tabs={[
        { key: 'overview', label: t`Overview`, panel: <Overview listing={listing} /> },
        {
          key: 'services',
          label: i18n._(attributes.services.label),
          panel: <Lines lines={services} icon="check" lang={listing.ownLang} />,
        },
        {
          key: 'requirements',
          label: i18n._(attributes.requirements.label),
          panel: <Lines lines={requirements} icon="file-text" lang={listing.ownLang} />,
        },
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
  if (lines?.length) {
    return (
      <div className="pt-3">
        <LineList lines={lines} {...look} />
      </div>
    )
  }
  return (
    <p className="py-3 text-text-muted">
      <Trans>Ask the office</Trans>
    </p>
  )
}
