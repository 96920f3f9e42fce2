import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type HeadersFunction, Link } from 'react-router'
import { requestContext } from '../../../ground/request/request-context.ts'
import { matching, oneOf } from '../../../ground/query/fields.ts'
import { defineQuery } from '../../../ground/query/query.ts'
import { pageMeta, siteOf } from '../../../directory/page-meta.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { ContactLinks } from '../../../market/listings/late-parts.tsx'
import { buttonClass } from '../../../ground/ui/button.tsx'
import { Icon } from '../../../ground/ui/icon.tsx'
import { type GuardedForm, openForm } from '../../../ground/forms/guard.server.ts'
import { sentIn } from '../../../ground/forms/typed.ts'
import { receiveMessage } from '../../../people/tickets/receive-message.server.ts'
import { sendMessage } from '../../../people/tickets/send-message.ts'
import { findContact } from '../site-contact/site-contact.server.ts'
import { contactTopics } from '../../../people/tickets/topics.ts'
import type { Route } from './+types/contact-page.ts'
import { ContactForm } from './contact-form.tsx'
import { findAbout } from './find-about.server.ts'
import { ReceivedNote } from './received-note.tsx'

/** Where a visitor comes from: `/contact?topic=correction&about=vehicle/2`. */
const query = defineQuery({
  topic: oneOf(contactTopics, 'general'),
  about: matching(/^[a-z-]{1,40}\/[\w-]{1,80}$/),
})
const contactForm: GuardedForm = { name: 'contact' }

export const handle = { query }
export async function loader({ url, request, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { topic, about } = query.parse(url)
  return {
    site: siteOf(context, url),
    ways: await findContact(context),
    topic,
    about: await findAbout(context, about, request.signal),
    opened: openForm(context, contactForm),
  }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  receiveMessage({ request, context }, contactForm, async (form, { topic }) => ({
    topic,
    about: await findAbout(context.get(requestContext), sentIn(form, 'about'), request.signal),
  }))

export const clientAction = (args: Route.ClientActionArgs) => sendMessage(args)
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
      msg`Contact the ${name} team: add an event, correct an entry, or get help with a government service.`,
    ),
    address: '/contact',
  })
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, phone, address } = loaderData.ways
  return (
    <main id="main" className="wrap py-section">
      <div className="mx-auto grid max-w-240 gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {actionData && actionData.reference !== null ? (
          <ReceivedNote reference={actionData.reference} email={actionData.email} />
        ) : (
          <section>
            <h1 className="text-3xl">
              <Trans>Contact Us</Trans>
            </h1>
            <p className="mt-2 mb-5 text-text-muted">
              <Trans>
                Add an event, correct an entry, or ask for help. A person reads your message and answers by
                email.
              </Trans>
            </p>
            <ContactForm {...loaderData} refused={actionData} />
          </section>
        )}
        <aside className="grid content-start gap-4">
          {(email || phone) && (
            <section className="rounded-xl bg-surface p-6 shadow-md">
              <h2 className="mb-3 text-lg">
                <Trans>Call or write</Trans>
              </h2>
              <ContactLinks contact={{ email, phone }} />
            </section>
          )}
          {address && (
            <section className="rounded-xl bg-surface p-6 shadow-md">
              <h2 className="mb-2 text-lg">
                <Trans>Where we are</Trans>
              </h2>
              <address className="wrap-anywhere whitespace-pre-line not-italic">{address}</address>
            </section>
          )}
          <section className="rounded-xl bg-surface p-6 shadow-md">
            <h2 className="mb-2 flex items-center gap-2 text-lg">
              <Icon name="siren" className="size-5 text-danger" />
              <Trans>In an emergency</Trans>
            </h2>
            <p className="text-sm text-text-muted">
              <Trans>Call 911. Messages from this page are not read right away.</Trans>
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
