import './words.ts'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { data, type HeadersFunction, Link } from 'react-router'
import { pageContext } from '../../context.ts'
import { pageMeta, siteOf } from '../../directory/page-meta.ts'
import { i18nOf } from '../../i18n/catalogue.ts'
import { ContactLinks } from '../../listings/late-parts.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { createTicket } from '../create-ticket.server.ts'
import { openedField, type SenderProblem } from '../guard-fields.tsx'
import { hasSentMany, openedAgain, openForm, senderProblem } from '../guard.server.ts'
import { topicOf } from '../topics.ts'
import type { Route } from './+types/contact-page.ts'
import { ContactForm } from './contact-form.tsx'
import { contactParameters } from './contact-parameters.ts'
import { findAbout } from './find-about.server.ts'
import { type Errors, errorsOf, type Message, readMessage } from './message.ts'
import { Received } from './received.tsx'

/** What a sending is answered with: the number of its ticket, or why there is none, with what was written. */
export type Answer =
  | { readonly reference: string; readonly email: string }
  | {
      readonly reference: null
      readonly errors: Errors | null
      readonly problem: SenderProblem | null
      readonly written: Message
      /** See `openForm`. */
      readonly opened: string
    }

export async function loader({ url, request, context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const from = contactParameters(url)
  return {
    site: siteOf(page, url),
    ways: page.contact,
    topic: topicOf(from.get('topic')),
    about: await findAbout(page, from.get('about'), request.signal),
    opened: openForm(page),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const form = await request.formData().catch(notForm)
  const written = readMessage(form)
  const errors = errorsOf(written)
  const problem = errors
    ? null
    : (senderProblem(page, form) ?? ((await hasSentMany(page)) ? 'limited' : null))
  if (errors || problem) {
    const answer: Answer = { reference: null, errors, problem, written, opened: openedAgain(page, form) }
    return data(answer, { status: problem === 'limited' ? 429 : 422, headers: unkept })
  }
  const about = await findAbout(page, String(form.get('about')), request.signal)
  const opened = String(form.get(openedField))
  const { reference } = await createTicket(page.database, {
    ...{ ...written, about, opened },
    language: page.language,
  })
  const answer: Answer = { reference, email: written.email }
  return data(answer, { headers: unkept })
}

const unkept = { 'cache-control': 'no-store' }

function notForm(): never {
  throw data(null, { status: 400 })
}

/** Says at once what is missing, and without a connection that it was not sent. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<Answer> {
  const form = await request.clone().formData()
  const written = readMessage(form)
  const errors = errorsOf(written)
  const opened = String(form.get(openedField))
  if (errors) return { reference: null, errors, problem: null, written, opened }
  try {
    return await serverAction()
  } catch {
    return { reference: null, errors, problem: 'failed', written, opened }
  }
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { site } = loaderData
  const { name } = site
  const i18n = i18nOf(site.language)
  return pageMeta({
    site,
    title: i18n._(msg`Contact Us`),
    description: i18n._(
      msg`Write to the people of ${name}: add an event, correct an entry, ask for help with a government service.`,
    ),
    address: '/contact',
  })
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { ways } = loaderData
  return (
    <main id="main" className="wrap py-section">
      <div className="mx-auto grid max-w-240 gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {actionData && actionData.reference !== null ? (
          <Received reference={actionData.reference} email={actionData.email} />
        ) : (
          <section>
            <h1 className="text-3xl">
              <Trans>Contact Us</Trans>
            </h1>
            <p className="mt-2 mb-5 text-text-muted">
              <Trans>
                Add an event, correct an entry, ask for help: a person reads what you write, and answers by
                email.
              </Trans>
            </p>
            <ContactForm {...loaderData} refused={actionData} />
          </section>
        )}
        <aside className="grid content-start gap-4">
          {(ways.email || ways.phone) && (
            <section className="rounded-xl bg-surface p-6 shadow-md">
              <h2 className="mb-3 text-lg">
                <Trans>Call or write</Trans>
              </h2>
              <ContactLinks contact={ways} />
            </section>
          )}
          <section className="rounded-xl bg-surface p-6 shadow-md">
            <h2 className="mb-2 flex items-center gap-2 text-lg">
              <Icon name="siren" className="size-5 text-danger" />
              <Trans>In an emergency</Trans>
            </h2>
            <p className="text-sm text-text-muted">
              <Trans>Call 911. Messages from this page are not read at once.</Trans>
            </p>
            <Link to="/services/emergency" className={`${buttonClass({ tone: 'line', wide: true })} mt-3`}>
              <Trans>Emergency numbers and shelters</Trans>
            </Link>
          </section>
        </aside>
      </div>
    </main>
  )
}
