import './words.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { adminOf } from '../admin/admin-only.ts'
import { pageContext } from '../context.ts'
import { i18nOf } from '../i18n/catalogue.ts'
import { formatDate } from '../i18n/format.ts'
import { buttonClass } from '../ui/button.tsx'
import type { Route } from './+types/history-page.ts'
import { historyPath, listPath, numberIn, restorePath } from './content-address.ts'
import { ContentHead } from './content-head.tsx'
import type { FormField } from './field.ts'
import { FieldLabel, FieldValue } from './field-value.tsx'
import { formFieldsOf } from './form-fields.server.ts'
import { kindOf } from './kinds.server.ts'
import { differences, findHistory } from './revisions.server.ts'

const longest = 200 // characters

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  adminOf(page, url)
  const kind = kindOf(params.kind)
  const of = (url.searchParams.get('of') ?? '').replaceAll('\0', '').slice(0, longest)
  const asked = { of, after: numberIn(url, 'after') }
  const { lines, next } = await findHistory(page.database, { kind: kind.name, ...asked })
  return {
    kind: { name: kind.name, title: i18nOf(page.language)._(kind.title) },
    asked,
    fields: await formFieldsOf(page, kind),
    lines: lines.map(({ before, after, ...line }) => ({
      ...line,
      outcome: !before ? ('added' as const) : after ? ('changed' as const) : ('deleted' as const),
      changes: differences(before, after),
    })),
    next,
  }
}

type Line = Route.ComponentProps['loaderData']['lines'][number]

/** For admins: who changed what, when, and the way back. */
export default function HistoryPage({ loaderData }: Route.ComponentProps) {
  const { kind, asked, fields, lines, next } = loaderData
  const { t } = useLingui()
  return (
    <main id="main" className="wrap py-section">
      <ContentHead title={t`History`} to={listPath(kind.name)} back={kind.title} />
      {lines.length === 0 ? (
        <p className="mt-4 text-text-muted">
          <Trans>Nobody has changed anything yet.</Trans>
        </p>
      ) : (
        <ol className="mt-4 divide-y divide-line rounded-xl bg-surface px-5 shadow-sm">
          {lines.map((line) => (
            <HistoryLine key={line.id} kind={kind.name} line={line} fields={fields} />
          ))}
        </ol>
      )}
      <nav aria-label={t`Pages`} className="mt-4 flex flex-wrap gap-3">
        {asked.after > 0 && (
          <Link to={historyPath(kind.name, { of: asked.of })} className={buttonClass({ tone: 'line' })}>
            <Trans>First page</Trans>
          </Link>
        )}
        {next && (
          <Link
            to={historyPath(kind.name, { of: asked.of, after: lines.at(-1)!.id })}
            className={buttonClass({ tone: 'line' })}
          >
            <Trans>Next page</Trans>
          </Link>
        )}
      </nav>
    </main>
  )
}

function HistoryLine({
  kind,
  line: { id, at, by, ref, outcome, changes },
  fields,
}: {
  kind: string
  line: Line
  fields: readonly FormField[]
}) {
  const { t, i18n } = useLingui()
  const outcomes = { added: t`Added`, changed: t`Changed`, deleted: t`Deleted` }
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
          {changes.map(({ name, was, is }) => {
            const field = fields.find((one) => one.name === name)
            return (
              field && (
                <div key={name}>
                  <dt className="font-semibold">
                    <FieldLabel field={field} />
                  </dt>
                  <dd className="whitespace-pre-line text-text-muted wrap-anywhere">
                    <del>
                      <FieldValue field={field} value={was ?? ''} />
                    </del>
                  </dd>
                  <dd className="whitespace-pre-line wrap-anywhere">
                    <FieldValue field={field} value={is ?? ''} />
                  </dd>
                </div>
              )
            )
          })}
        </dl>
      </details>
      {outcome !== 'added' && (
        <Link
          to={restorePath(kind, ref, id)}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          <Trans>What was there before</Trans>
        </Link>
      )}
    </li>
  )
}
