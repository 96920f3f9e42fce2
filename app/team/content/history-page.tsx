import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { adminOf } from '../desk/admin-only.ts'
import { type Difference, differences, findHistory } from '../../ground/audit/revisions.server.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import type { FormTexts } from '../../ground/forms/form-texts.ts'
import { FactValue } from '../../market/create-listing/fact-value.tsx'
import { differing, type Fact } from '../../market/create-listing/facts.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { formatDate } from '../../ground/i18n/format.ts'
import { PageLinks } from '../../ground/ui/page-links/page-links.tsx'
import type { Route } from './+types/history-page.ts'
import { historyPath, historyQuery, listPath, restorePath } from './content-address.ts'
import { ContentHead } from './content-head.tsx'
import type { FormField } from './field.ts'
import { FieldLabel, FieldValue } from './field-value.tsx'
import { formFieldsOf } from './form-fields.server.ts'
import { kindOf } from './kinds.server.ts'

export const handle = { query: historyQuery }
export async function loader({ url, context: router, params }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  adminOf(context, url)
  const kind = kindOf(params.kind)
  const query = historyQuery.parse(url)
  const { lines, next } = await findHistory(context.database, { kind: kind.name, ...query })
  const facts = (await kind.elsewhere?.factsOf(context)) ?? []
  return {
    kind: { name: kind.name, title: i18nOf(context.language)._(kind.title) },
    query,
    fields: await formFieldsOf(context, kind),
    lines: lines.map(({ part, before, after, isFirst, ...line }) => ({
      ...line,
      outcome: outcomeOf({ before, after, isFirst }),
      ...(part === 'item'
        ? { part, changes: differences(before, after) }
        : {
            part,
            form: kind.elsewhere!.edit.addressOf(line.ref),
            ...changedFacts(facts, before as FormTexts | null, after as FormTexts | null),
          }),
    })),
    next,
  }
}

const outcomeOf = ({ before, after, isFirst }: Pick<Revision, 'before' | 'after' | 'isFirst'>) =>
  before
    ? after
      ? ('changed' as const)
      : ('deleted' as const)
    : isFirst
      ? ('added' as const)
      : ('restored' as const)

const changedFacts = (facts: readonly Fact[], was: FormTexts | null, is: FormTexts | null) => ({
  was: was ?? {},
  is: is ?? {},
  facts: differing(facts, was ?? {}, is ?? {}),
})

type Revision = Awaited<ReturnType<typeof findHistory>>['lines'][number]
type Line = Route.ComponentProps['loaderData']['lines'][number]

/** For admins: who changed what, when, and the way back. */
export default function HistoryPage({ loaderData }: Route.ComponentProps) {
  const { kind, query, fields, lines, next } = loaderData
  const { t } = useLingui()
  return (
    <main id="main" className="wrap py-section">
      <ContentHead title={t`History`} to={listPath(kind.name)} back={kind.title} />
      {lines.length === 0 ? (
        <p className="mt-4 text-text-muted">
          <Trans>No one has changed anything yet.</Trans>
        </p>
      ) : (
        <ol className="mt-4 divide-y divide-line rounded-xl bg-surface px-5 shadow-sm">
          {lines.map((line) => (
            <HistoryLine key={line.id} kind={kind.name} line={line} fields={fields} />
          ))}
        </ol>
      )}
      <PageLinks
        first={query.after > 0 ? historyPath(kind.name, { of: query.of }) : null}
        next={next ? historyPath(kind.name, { of: query.of, after: lines.at(-1)!.id }) : null}
      />
    </main>
  )
}

function HistoryLine({ kind, line, fields }: { kind: string; line: Line; fields: readonly FormField[] }) {
  const { t, i18n } = useLingui()
  const { id, at, by, ref, outcome } = line
  const outcomes = { added: t`Added`, restored: t`Restored`, changed: t`Changed`, deleted: t`Deleted` }
  const when = formatDate(at, i18n.locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li className="py-3">
      <details className="group">
        <summary className="min-h-11 wrap-anywhere">
          <b>{ref}</b> · {outcomes[outcome]}{' '}
          <span className="text-sm text-text-muted">
            {by || t`Former member`} · {when}
          </span>
        </summary>
        <dl className="grid gap-3 py-3 text-sm">
          {line.part === 'item' ? (
            <ItemChanges changes={line.changes} fields={fields} />
          ) : (
            line.facts.map((fact) => (
              <Change
                key={fact.name}
                name={fact.label}
                was={<FactValue fact={fact} typed={line.was} />}
                is={<FactValue fact={fact} typed={line.is} />}
              />
            ))
          )}
        </dl>
      </details>
      {outcome === 'added' || outcome === 'restored' ? null : line.part === 'item' ? (
        <Link to={restorePath(kind, ref, id)} className={wayBack}>
          <Trans>Previous version</Trans>
        </Link>
      ) : (
        <Form reloadDocument method="post" action={line.form}>
          <button name="before" value={id} className={wayBack}>
            <Trans>Previous version</Trans>
          </button>
        </Form>
      )}
    </li>
  )
}

const wayBack = 'inline-flex min-h-11 items-center underline underline-offset-4'

const ItemChanges = ({ changes, fields }: { changes: readonly Difference[]; fields: readonly FormField[] }) =>
  changes.map(({ name, was, is }) => {
    const field = fields.find((one) => one.name === name)
    return (
      field && (
        <Change
          key={name}
          name={<FieldLabel field={field} />}
          was={<FieldValue field={field} value={was ?? ''} />}
          is={<FieldValue field={field} value={is ?? ''} />}
        />
      )
    )
  })

const Change = ({ name, was, is }: { name: ReactNode; was: ReactNode; is: ReactNode }) => (
  <div>
    <dt className="font-semibold">{name}</dt>
    <dd className="whitespace-pre-line text-text-muted wrap-anywhere">
      <del>{was}</del>
    </dd>
    <dd className="whitespace-pre-line wrap-anywhere">{is}</dd>
  </div>
)
