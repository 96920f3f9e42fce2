import { Trans } from '@lingui/react/macro'
import { type ActionFunctionArgs, type HeadersFunction, Link } from 'react-router'
import { notFound } from '../../../ground/request/not-found.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { readForm } from '../../../ground/forms/read-form.ts'
import { matching } from '../../../ground/query/fields.ts'
import { defineQuery } from '../../../ground/query/query.ts'
import { openedField } from '../../../ground/forms/guard-fields.tsx'
import { openForm } from '../../../ground/forms/guard.server.ts'
import { reachServer } from '../../../ground/forms/reach-server.ts'
import { sentIn } from '../../../ground/forms/typed.ts'
import { excerpt } from '../../../ground/i18n/excerpt.ts'
import type { Route } from './+types/report-page.ts'
import { subjectKindOf } from '../subjects.server.ts'
import { findSubject } from './find-subject.server.ts'
import { receiveReport, reportForm } from './receive-report.server.ts'
import { ReportFrame } from './report-frame.tsx'
import { readReport, type SentReport } from './report-fields.ts'

const query = defineQuery(
  { kind: matching(/^[a-z-]{1,40}$/), ref: matching(/^[\w-]{1,80}$/) },
  ({ kind, ref }) => (kind && ref ? { kind, ref } : { kind: '', ref: '' }),
)
export const handle = { query }

/** The subject of a report, from `?kind=vehicle&ref=2`; 404 if it is not visible. */
async function subjectOf({
  url,
  request,
  context: router,
}: Pick<ActionFunctionArgs, 'url' | 'request' | 'context'>) {
  const context = router.get(requestContext)
  const { kind, ref } = query.parse(url)
  const subject =
    kind && ref
      ? await context.search(request.signal, (database) => findSubject(database, { kind, ref }, context))
      : null
  if (!subject) throw notFound()
  return { context, subject }
}

export async function loader(args: Route.LoaderArgs) {
  const { context, subject } = await subjectOf(args)
  const { title, href, quote } = subject
  const kind = subjectKindOf(subject.kind)
  return {
    title,
    href,
    siteName: context.siteName,
    opened: openForm(context, reportForm),
    quote: kind?.isQuoted ? excerpt(quote) : null,
    isOfThread: kind?.isOn === 'thread',
    isPerson: kind?.isOn === 'profile',
  }
}

export async function action(args: Route.ActionArgs) {
  const { context, subject } = await subjectOf(args)
  return receiveReport(context, await readForm(args.request), subject)
}

/** Without a connection the form says so, and the typed text stays. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  return reachServer(serverAction, {
    sent: false,
    errors: null,
    problem: 'failed',
    opened: sentIn(form, openedField),
    written: readReport(form).values,
  } satisfies SentReport)
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

/** Tells the staff that something public is wrong. For guests, too. */
export default function ReportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, href, quote, isOfThread, isPerson, opened, siteName } = loaderData
  return (
    <ReportFrame
      href={href}
      opened={opened}
      siteName={siteName}
      answered={actionData}
      back={
        isOfThread ? (
          <Trans>Back to the question</Trans>
        ) : isPerson ? (
          <Trans>Back to the profile</Trans>
        ) : (
          <Trans>Back to the listing</Trans>
        )
      }
      about={
        <>
          <Link to={href} className="font-semibold hover:underline">
            {title}
          </Link>
          {quote && <q className="block text-text-muted">{quote}</q>}
        </>
      }
    />
  )
}
