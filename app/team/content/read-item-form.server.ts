import type { RequestContext } from '../../ground/request/request-context.ts'
import { pictureOf } from '../../ground/forms/picture-of.server.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { fileOf, type FormField, type ItemProblems, type ItemValues, writtenIn } from './field.ts'
import { keepPicture } from './keep-picture.server.ts'
import type { ContentContext, ContentKind } from './kind.ts'
import { pictureProblems, problemsOf, storedValue } from './problems.server.ts'

/** What a form says of an item, and what is wrong with it. A picture that came with it is kept, and named. */
export async function readItemForm(
  context: ContentContext & Pick<RequestContext, 'files' | 'pictures'>,
  writerId: string,
  { kind, fields, form }: { kind: ContentKind; fields: readonly FormField[]; form: FormData },
): Promise<{ written: ItemValues; problems: ItemProblems }> {
  const written: Record<string, string> = { ...writtenIn(form, fields) }
  for (const { name, control } of fields)
    if (written[name]) written[name] = storedValue(control, written[name])
  const refused: Record<string, string> = {}
  for (const { name, control } of fields) {
    if (control.type !== 'picture') continue
    const picture = await pictureOf(context, writerId, form, fileOf(name), { largest: largestSide })
    if (picture?.ok) written[name] = await keepPicture(context, picture)
    else if (picture) refused[name] = i18nOf(context.language)._(pictureProblems[picture.problem])
  }
  return { written, problems: { ...(await problemsOf(context, { kind, fields, written })), ...refused } }
}

const largestSide = 1600 // pixels
