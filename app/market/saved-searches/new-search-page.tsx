import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { readOwnForm } from '../../people/users/own-form.ts'
import { viewerOf } from '../../people/users/viewer.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { unlistedMeta, siteOf } from '../../directory/page-meta.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { attributesOf } from '../../ground/forms/fields.ts'
import { readFields } from '../../ground/forms/read-fields.server.ts'
import { sentIn } from '../../ground/forms/typed.ts'
import { text } from '../../ground/query/fields.ts'
import { defineQuery } from '../../ground/query/query.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import type { Route } from './+types/new-search-page.ts'
import { AlertsField } from './alerts-field.tsx'
import { type Alerts, savedSearchesPath, shorten } from './saved-search.ts'
import { searchFields } from './search-fields.ts'
import { saveSearch } from './searches.server.ts'
import { addressFor, canonicalAddress, wantedAt, wordsFor } from './wanted-search.server.ts'

/** `of`: the address of the search. */
const query = defineQuery({ of: text(10_000) })
export const handle = { query }
export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  viewerOf(context, url)
  const wanted = wantedAt(query.parse(url).of)
  const site = siteOf(context, url)
  if (!wanted) return data({ site, search: null }, { status: 404 })
  const asks = await wordsFor(wanted, context, i18nOf(context.language))
  return data({
    site,
    search: { asks, address: canonicalAddress(wanted), back: addressFor(wanted, context) },
  })
}

/** `of` is the address of what is saved. */
export async function action(args: Route.ActionArgs) {
  const { context, viewer, form } = await readOwnForm(args)
  const wanted = wantedAt(sentIn(form, 'of'))
  const { values, problems } = readFields(searchFields, form)
  const { alerts } = values
  if (!wanted || !alerts) throw new Response(null, { status: 400 })
  const name = values.name || shorten(await wordsFor(wanted, context, i18nOf(context.language)))
  const refused = (problem: 'long' | 'many') => data({ problem, name, alerts }, { status: 422 })
  if (problems) return refused('long')
  const saved = await saveSearch(context.database, viewer.id, { wanted, name, alerts })
  return saved ? redirect(savedSearchesPath) : refused('many')
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(loaderData?.site, {
    title: msg`Save this search`,
    description: msg`Get notified about new listings that match`,
    address: `${savedSearchesPath}/new`,
  })

export default function NewSearchPage({ loaderData: { search }, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap py-section">
      <div className="mx-auto max-w-160 rounded-xl bg-surface p-6 shadow-md">
        <h1 className="text-2xl">
          <Trans>Save this search</Trans>
        </h1>
        {search ? <SaveForm search={search} refused={actionData} /> : <NoSearch />}
      </div>
    </main>
  )
}

function SaveForm({
  search: { asks, address, back },
  refused,
}: {
  search: { asks: string; address: string; back: string }
  refused: { problem: 'long' | 'many'; name: string; alerts: Alerts } | undefined
}) {
  const { t } = useLingui()
  const busy = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" className="mt-2 grid gap-4">
      <p className="text-text-muted">
        <Trans>You get notified about new listings in</Trans>{' '}
        <Link to={back} className="font-semibold text-brand underline underline-offset-4">
          {asks}
        </Link>
      </p>
      <input type="hidden" name="of" value={address} />
      <Field
        label={<Trans>Name of the search</Trans>}
        error={
          refused?.problem === 'many' && t`You have reached the limit for saved searches. Delete one first.`
        }
      >
        <input
          {...attributesOf(searchFields.name)}
          name="name"
          required
          defaultValue={refused?.name ?? shorten(asks)}
          autoComplete="off"
        />
      </Field>
      <AlertsField chosen={refused?.alerts} />
      <Button type="submit" tone="action" size="lg" busy={busy} className="justify-self-start">
        <Trans>Save search</Trans>
      </Button>
    </Form>
  )
}

const NoSearch = () => (
  <p className="mt-2 text-text-muted">
    <Trans>
      There is nothing to save here. Start from a <Link to="/search">search</Link> or a list.
    </Trans>
  </p>
)
