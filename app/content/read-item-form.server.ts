import type { Page } from '../context.ts'
import { pictureOf } from '../files/picture-of.server.ts'
import { i18nOf } from '../i18n/catalogue.ts'
import { fileOf, type FormField, type Problems, removalOf, type Written } from './field.ts'
import { keepPicture } from './keep-picture.server.ts'
import type { ContentKind } from './kind.ts'
import { pictureProblems, problemsOf } from './problems.server.ts'

/** What a form says of an item, and what is wrong with it. A picture that came with it is kept, and named. */
export async function readItemForm(
  page: Pick<Page, 'database' | 'files' | 'pictures' | 'language' | 'now'>,
  writerId: string,
  { kind, fields, form }: { kind: ContentKind; fields: readonly FormField[]; form: FormData },
): Promise<{ written: Written; problems: Problems }> {
  const written: Record<string, string> = {}
  const refused: Record<string, string> = {}
  for (const { name, control } of fields) {
    const value = form
      .getAll(name)
      .filter((one) => typeof one === 'string')
      .map((one) => one.replaceAll('\r\n', '\n').replaceAll('\0', '').trim())
      .filter(Boolean)
      .join(' ')
    if (value) written[name] = value
    if (control.type !== 'picture') continue
    if (form.has(removalOf(name))) delete written[name]
    const picture = await pictureOf(page, writerId, form, fileOf(name), { largest: largestSide })
    if (picture?.ok) written[name] = await keepPicture(page, picture)
    else if (picture) refused[name] = i18nOf(page.language)._(pictureProblems[picture.problem])
  }
  return { written, problems: { ...(await problemsOf(page, { kind, fields, written })), ...refused } }
}

const largestSide = 1600 // pixels
