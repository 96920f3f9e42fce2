import type { ActionFunctionArgs } from 'react-router'
import { readOwnForm } from '../../people/users/own-form.ts'
import { adminOf } from '../desk/admin-only.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { languageNames } from '../../people/preferences/languages.ts'
import { formFieldsOf } from './form-fields.server.ts'
import type { ContentKind } from './kind.ts'
import { previewItem } from './preview-item.server.ts'
import { takenIn } from './problems.server.ts'
import { readItemForm } from './read-item-form.server.ts'

type Arguments = Pick<ActionFunctionArgs, 'url' | 'request' | 'context'>

/**
 * An item that an admin sent to preview it: its problems by the label of each field, or the way to read it as if it were
 * saved.
 */
export async function receivePreview(args: Arguments, kind: ContentKind) {
  const { context, form, typed } = await readOwnForm(args)
  const { id } = adminOf(context, args.url)
  const ref = typed('ref') || null
  const fields = await formFieldsOf(context, kind)
  const { written, problems: found } = await readItemForm(context, id, { kind, fields, form })
  const problems = { ...(await takenIn(context, kind, { ref, written })), ...found }
  const wrong = fields
    .filter(({ name }) => problems[name])
    .map(({ name, label, language }) => ({
      label: language ? `${label}, ${languageNames[language]}` : label,
      problem: problems[name]!,
    }))
  return {
    context,
    problems: wrong.length > 0 ? wrong : null,
    look: <Text>(read: (tx: Database, ref: string) => Promise<Text>) =>
      previewItem(context, kind, { ref, written, version: typed('version') }, read),
  }
}
