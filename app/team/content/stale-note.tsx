import { Trans } from '@lingui/react/macro'
import type { FormField, ItemValues } from './field.ts'
import { FieldLabel, FieldValue } from './field-value.tsx'

const longestOpen = 300 // characters

/** Another person's changes, in the fields where they differ from the form. */
export function StaleNote({
  fields,
  unsaved: { written, theirs },
}: {
  fields: readonly FormField[]
  unsaved: { written: ItemValues; theirs: ItemValues | null }
}) {
  const others = fields.filter(({ name }) => (theirs?.[name] ?? '') !== (written[name] ?? ''))
  return (
    <div role="alert" className="mb-5 max-w-160 rounded-md bg-warn-soft px-4 py-3 text-warn">
      <p className="font-medium">
        {theirs ? (
          <Trans>
            This was saved in the meantime, by someone else or in another tab, so your version is not saved.
            What you wrote is below. Save it again to replace the current version, which is
          </Trans>
        ) : (
          <Trans>
            This was deleted in the meantime, so your version is not saved. What you wrote is below. Save it
            again to restore it.
          </Trans>
        )}
      </p>
      {theirs && (
        <ul className="mt-2 grid gap-3">
          {others.map((field) => {
            const value = theirs[field.name] ?? ''
            return (
              <li key={field.name}>
                <details open={value.length <= longestOpen}>
                  <summary className="text-sm font-semibold">
                    <FieldLabel field={field} />
                  </summary>
                  <p className="whitespace-pre-line wrap-anywhere">
                    <FieldValue field={field} value={value} />
                  </p>
                </details>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
