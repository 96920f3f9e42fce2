import { Trans, useLingui } from '@lingui/react/macro'
import { Age } from '../../../directory/age.tsx'
import { detailMeta } from '../../../directory/detail/detail-meta.ts'
import { DetailPage } from '../../../directory/detail/detail-page.tsx'
import { detailQuery } from '../../../directory/detail/detail-query.ts'
import { answer, loadDetail } from '../../../directory/detail/load-detail.server.ts'
import { LineList } from '../../../directory/detail/line-list.tsx'
import { NotFound } from '../../../directory/detail/late-parts.tsx'
import { Description, Section } from '../../../directory/detail/section.tsx'
import { describeDetail } from '../../../directory/structured-data/describe.server.ts'
import { withApplications } from '../../../deals/applications/with-applications.server.ts'
import { FavoriteButton } from '../../../people/favorites/favorite-button.tsx'
import { Icon } from '../../../ground/ui/icon.tsx'
import type { Route } from './+types/detail.ts'
import { jobs } from '../area.ts'
import { JobTags } from '../card.tsx'
import { ApplyBar, ApplyPanel } from './apply.tsx'
import { describeJob } from './structured-data.server.ts'

export const handle = { query: detailQuery(jobs, {}) }
export const loader = async (args: Route.LoaderArgs) =>
  answer(
    describeDetail(
      jobs,
      args,
      await withApplications(args.context, await loadDetail(jobs, args)),
      describeJob,
    ),
  )
export const meta: Route.MetaFunction = ({ loaderData }) => detailMeta(jobs, loaderData)

const lists = ['responsibilities', 'requirements', 'benefits'] as const

export default function JobPage({ loaderData }: Route.ComponentProps) {
  const { i18n, t } = useLingui()
  if (!loaderData.found) return <NotFound area={jobs} />
  const { listing, site, takesApplications } = loaderData
  const { values, lang, ownLang } = listing
  return (
    <DetailPage
      area={jobs}
      listing={listing}
      site={site}
      back={i18n._(jobs.texts.notFound.back)}
      pictureless
      byline={values.company}
      tags={<JobTags values={values} />}
      save={
        <FavoriteButton
          type={jobs.kind}
          id={listing.ref}
          title={listing.title}
          variant="button"
          label={t`Save Job`}
        />
      }
      aside={<ApplyPanel listing={listing} takes={takesApplications} />}
      bar={!listing.own && <ApplyBar listing={listing} />}
    >
      <p className="mt-2 flex items-center gap-1.5 text-text-muted">
        <Icon name="clock" className="size-4.5" />
        <span>
          <Trans context="job">Posted</Trans>
        </span>
        <Age since={listing.createdAt} />
      </p>
      <Section title={<Trans>Job Description</Trans>}>
        <Description text={listing.description} lang={lang} />
      </Section>
      {lists
        .filter((key) => values[key]?.length)
        .map((key) => (
          <Section key={key} title={i18n._(jobs.attributes[key].label)}>
            <LineList lines={values[key] ?? []} lang={ownLang} />
          </Section>
        ))}
      {values.companyDescription && (
        <Section title={i18n._(jobs.attributes.companyDescription.label)}>
          <Description text={values.companyDescription} lang={ownLang} />
        </Section>
      )}
    </DetailPage>
  )
}
