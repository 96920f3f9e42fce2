import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { requestContext } from '../../ground/request/request-context.ts'
import { Section } from '../../directory/detail/section.tsx'
import { pageMeta, siteOf } from '../../directory/page-meta.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import type { Route } from './+types/api-page.ts'
import { Answers } from './answers.tsx'
import { apiAddress } from './api.ts'
import { AreaDetails } from './area-details.tsx'
import { describedAreas } from './described-areas.server.ts'
import { Examples } from './examples.tsx'
import { TermRow } from './term-row.tsx'
import { TermsOfUse } from './terms-of-use.tsx'

export function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  return { site: siteOf(context, url), areas: describedAreas(context.language) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { site } = loaderData
  const i18n = i18nOf(site.language)
  return pageMeta({
    site,
    title: i18n._(msg`The directory for developers`),
    description: i18n._(msg`Every listing of the Northern Mariana Islands as JSON, without a key.`),
    address: apiAddress,
  })
}

export default function ApiPage({ loaderData: { areas } }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap py-section">
      <div className="max-w-160">
        <h1 className="text-3xl">
          <Trans>The directory for developers</Trans>
        </h1>
        <p className="mt-3 text-lg text-text-muted">
          <Trans>
            Every listing of this site can be read as JSON, without a key: for an app, a chart, a school
            project or your own website.
          </Trans>
        </p>
        <Examples />
        <Addresses />
        <Parameters />
        <Section title={<Trans>Areas and their filters</Trans>}>
          <div className="divide-y divide-line">
            {areas.map((area) => (
              <AreaDetails key={area.name} area={area} />
            ))}
          </div>
        </Section>
        <Answers />
        <TermsOfUse />
      </div>
    </main>
  )
}

const Addresses = () => (
  <Section title={<Trans>Addresses</Trans>}>
    <dl className="divide-y divide-line">
      <TermRow term={`${apiAddress}/{area}`}>
        <Trans>A list, 24 listings at a time</Trans>
      </TermRow>
      <TermRow term={`${apiAddress}/{area}/{id}`}>
        <Trans>One listing with its whole description and all photos</Trans>
      </TermRow>
      <TermRow term={`${apiAddress}/{area}/{id}/availability`}>
        <Trans>What can still be booked: nights with prices, sessions, seats, times of visits</Trans>
      </TermRow>
      <TermRow term={apiAddress}>
        <Trans>
          All areas, if requested with <code>Accept: application/json</code>; otherwise this page
        </Trans>
      </TermRow>
    </dl>
  </Section>
)

const Parameters = () => (
  <Section title={<Trans>Parameters of every list</Trans>}>
    <p className="mb-3">
      <Trans>
        The filters are those of the pages. Filter a list there, and its address shows how they are written. A
        filter that a list does not know is an error that names it.
      </Trans>
    </p>
    <dl className="divide-y divide-line">
      <TermRow term="q">
        <Trans>Words that must all appear</Trans>
      </TermRow>
      <TermRow term="sort">
        <Trans>The order: one of those below</Trans>
      </TermRow>
      <TermRow term="page">
        <Trans>From 1 to 100</Trans>
      </TermRow>
      <TermRow term="near">
        <Trans>Longitude,latitude: nearest first</Trans>
      </TermRow>
      <TermRow term="box">
        <Trans>West,south,east,north: only listings inside</Trans>
      </TermRow>
      <TermRow term="lang">
        <Trans>
          The language of texts: en, ko, ja or zh. Without it, the header <code>Accept-Language</code>{' '}
          decides.
        </Trans>
      </TermRow>
    </dl>
  </Section>
)
