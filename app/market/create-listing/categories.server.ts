import type { I18n } from '@lingui/core'
import type { AnyArea } from '../../directory/area.ts'
import { labelOf } from '../../directory/attributes/attribute.ts'
import { completeAreaOf } from '../../directory/known-areas.ts'
import { questionKinds, questionKindTexts } from '../../reading/questions/question-kinds.ts'
import { type FormTexts, typedIn } from '../../ground/forms/form-texts.ts'
import { attributeField } from './form/form-field.ts'
import { questionKind } from './wizard-types.server.ts'

/** An option of the wizard's second step, and the form values that it implies. */
export type Category = { readonly value: string; readonly label: string; readonly typed: FormTexts }

export function categoriesOf(kind: string, i18n: I18n): readonly Category[] {
  if (kind === questionKind)
    return questionKinds.map((value) => ({ value, label: i18n._(questionKindTexts[value]), typed: {} }))
  const known = completeAreaOf(kind)
  if (!known) return []
  const { categories } = known.listing
  if (typeof categories === 'string')
    return optionsOf(known.area, categories, i18n).map((option) => ({
      ...option,
      typed: { [attributeField(categories)]: [option.value] },
    }))
  return categories.map(({ value, label, facts }) => ({
    value,
    label: i18n._(label),
    typed: Object.fromEntries(
      Object.entries(facts).map(([key, fact]) => [attributeField(key), [String(fact)]]),
    ),
  }))
}

/** The one of these that form values tell, as those of a listing do; undefined where none does. */
export const categoryIn = (categories: readonly Category[], form: FormTexts): Category | undefined =>
  categories.find(({ typed }) => {
    const words = Object.entries(typed)
    return words.length > 0 && words.every(([name, [word]]) => typedIn(form, name) === word)
  })

/** The options of an attribute; without a filter, those of the public API. */
function optionsOf({ attributes }: AnyArea, key: string, i18n: I18n) {
  const attribute = attributes[key]!
  if (attribute.facet)
    return attribute.facet.options.map(({ value, label }) => ({ value, label: labelOf(label, i18n) }))
  const { enum: values = [] } = (attribute.api?.schema() ?? {}) as { enum?: string[] }
  return values.map((value) => ({ value, label: attribute.format(value, i18n) }))
}
