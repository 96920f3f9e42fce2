import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { fileIn } from '../../../ground/forms/typed.ts'
import { useFirstError } from '../../../ground/forms/use-first-error.ts'
import { readOwnForm } from '../../../people/users/own-form.ts'
import { adminOf } from '../../desk/admin-only.ts'
import { directoryOptions } from '../../../directory/area-names.server.ts'
import { areaOf } from '../../../directory/known-areas.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { formatNumber } from '../../../ground/i18n/format.ts'
import { Button } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import { useCorrection } from '../../../ground/ui/use-correction.ts'
import { listingsPath, triedPath } from '../desk-query.ts'
import type { Route } from './+types/import-page.ts'
import { largestFile, mostRows } from './fault.ts'
import { FileProblemText } from './file-problem-text.tsx'
import { tryImport } from './try-import.server.ts'
import { useFileLimit } from './use-file-limit.ts'

export function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  adminOf(context, url)
  return { directories: directoryOptions(i18nOf(context.language)) }
}

/** Tries a file. Nothing of the listings changes. */
export async function action(args: Route.ActionArgs) {
  const { context, form, typed } = await readOwnForm(args)
  adminOf(context, args.url)
  const kind = typed('kind')
  const area = areaOf(kind)
  if (!area) throw data(null, { status: 400 })
  const tried = await tryImport(context, area, fileIn(form, 'file', largestFile))
  if ('problem' in tried) return data({ kind, refused: tried }, { status: 422 })
  throw redirect(triedPath(tried.id), { status: 303 })
}

/** For admins: a table of listings, to be tried. */
export default function ImportPage({ loaderData: { directories }, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  const form = useFirstError(actionData)
  const busy = useNavigation().formMethod === 'POST'
  const { error, correct } = useCorrection(actionData?.refused)
  const { isTooLarge, check, blockTooLarge } = useFileLimit(largestFile)
  const problem = isTooLarge ? ({ problem: 'large' } as const) : error
  const megabytes = largestFile / 2 ** 20
  const rows = formatNumber(mostRows, i18n.locale)
  return (
    <main id="main" className="wrap py-section">
      <title>{t`Import listings`}</title>
      <meta name="robots" content="noindex" />
      <Link to={listingsPath} className="inline-flex min-h-11 items-center underline underline-offset-4">
        <Trans context="administration">All listings</Trans>
      </Link>
      <h1 className="text-3xl">
        <Trans>Import listings</Trans>
      </h1>
      <p className="mt-4 max-w-140 text-text-muted">
        <Trans>
          Use the columns of an export of the directory. A row with a listing’s id, or with a key that was
          imported before, changes that listing. Any other key adds a new one. You can leave out columns: a
          listing keeps what it has there, and a new one has nothing. Photos stay as they are. You will first
          see what the file would do.
        </Trans>
      </p>
      <Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        noValidate
        className="mt-4 grid max-w-140 gap-3"
        onSubmit={blockTooLarge}
      >
        <Field label={<Trans>Directory</Trans>}>
          <select name="kind" defaultValue={actionData?.kind}>
            {directories.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </Field>
        <Field
          label={<Trans>File</Trans>}
          hint={
            <Trans>
              Comma-separated values (CSV) in UTF-8, up to {megabytes} MB and {rows} rows.
            </Trans>
          }
          error={problem && <FileProblemText problem={problem} />}
        >
          <input
            type="file"
            name="file"
            accept=".csv,text/csv"
            required
            onChange={(event) => {
              correct()
              check(event)
            }}
          />
        </Field>
        <Button type="submit" busy={busy} className="justify-self-start">
          <Trans>See what it would do</Trans>
        </Button>
      </Form>
    </main>
  )
}
