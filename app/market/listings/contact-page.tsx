import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, type HeadersFunction } from 'react-router'
import { knownAreas } from '../../directory/known-areas.ts'
import { notFound } from '../../ground/request/not-found.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { BackLink } from '../../ground/ui/back-link.tsx'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import type { Route } from './+types/contact-page.ts'
import { RevealProblem } from './contact-dialog.tsx'
import { ContactLinks, WriteLink } from './contact-links.tsx'
import { findContact, revealContact, type ContactAnswer } from './contact.server.ts'

/** The area before `/1/contact`. */
const areaOf = ({ pathname }: URL) =>
  knownAreas().find(
    ({ path }) => pathname.startsWith(`${path}/`) && pathname.slice(path.length).split('/').length === 3,
  )

export async function loader({ params, url, request, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const area = areaOf(url)
  const found = area && (await findContact(context, area, params.ref, request.signal))
  if (!found) throw notFound()
  const i18n = i18nOf(context.language)
  return { ...found, siteName: context.siteName, area: { path: area.path, title: i18n._(area.texts.title) } }
}

export async function action({ params, url, request, context }: Route.ActionArgs) {
  const area = areaOf(url)
  if (!area) throw notFound()
  const revealed = await revealContact(context.get(requestContext), area, params.ref, request.signal)
  return data(revealed, {
    status: statuses[revealed.problem ?? 'none'],
    headers: { 'cache-control': 'no-store' },
  })
}

const statuses = { none: 200, limited: 429, gone: 404, failed: 503 }

/** Without a connection the dialog that asks says so, and the page around it stays. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<ContactAnswer> {
  try {
    return await serverAction()
  } catch {
    return { contact: null, problem: 'failed' }
  }
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [{ title: `${loaderData.title} · ${loaderData.siteName}` }, { name: 'robots', content: 'noindex' }]
    : []

/** The panel of a contact button as a page, for those without scripts. */
export default function ContactPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { t } = useLingui()
  const { title, lang, name, area, writeTo } = loaderData
  const contact = loaderData.contact ?? actionData?.contact
  return (
    <main id="main" className="wrap py-section">
      <div className="mx-auto max-w-140">
        <BackLink to={`${area.path}/${encodeURIComponent(params.ref)}`}>
          <span lang={lang ?? undefined}>{title}</span>
        </BackLink>
        <h1 className="mt-2 mb-5 text-3xl">{name || t({ message: 'Contact', context: 'seller' })}</h1>
        {contact ? (
          <ContactLinks contact={contact} writeTo={writeTo} />
        ) : (
          <>
            {writeTo && (
              <div className="mb-4">
                <WriteLink href={writeTo} />
              </div>
            )}
            {actionData?.problem && <RevealProblem problem={actionData.problem} />}
            <Form method="post" reloadDocument>
              <Button type="submit" size="lg" tone={writeTo ? 'line' : 'brand'} wide>
                <Icon name="phone" className="size-4.5" />
                <Trans>Show contact</Trans>
              </Button>
            </Form>
          </>
        )}
      </div>
    </main>
  )
}
