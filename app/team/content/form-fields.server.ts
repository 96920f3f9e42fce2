import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { languages } from '../../ground/i18n/languages.ts'
import type { FormField } from './field.ts'
import type { ContentContext, ContentKind } from './kind.ts'

/** All fields of an item, in the language of its editor. */
export async function formFieldsOf(
  context: ContentContext,
  { fields }: Pick<ContentKind, 'fields'>,
): Promise<FormField[]> {
  const i18n = i18nOf(context.language)
  const asked = await Promise.all(
    Object.entries(fields).map(
      async ([name, { label, hint, required = false, fixed = false, translated, control }]) => {
        const field = {
          label: i18n._(label),
          required,
          isFixed: fixed,
          ...(hint && { hint: i18n._(hint) }),
          control: typeof control === 'function' ? await control(context) : control,
        }
        return translated
          ? languages.map((language) => ({ ...field, name: `${name}.${language}`, language }))
          : [{ ...field, name, language: null }]
      },
    ),
  )
  return asked.flat()
}
