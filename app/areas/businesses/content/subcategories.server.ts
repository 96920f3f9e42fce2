import { msg } from '@lingui/core/macro'
import { labelOf } from '../../../directory/attributes/attribute.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { termKind } from '../../../team/content/kinds/terms.server.ts'
import { businesses } from '../area.ts'

const { category, subcategories } = businesses.attributes

/** The subcategories, each within one of the categories. */
export const subcategoryContent = termKind({
  name: 'business-subcategories',
  taxonomy: subcategories.facet!.taxonomy!,
  title: msg`Subcategories of businesses`,
  about: msg`Within each category of the business directory.`,
  add: msg`Add a subcategory`,
  parent: {
    label: msg`Category`,
    required: true,
    control: ({ language }) => ({
      type: 'choice',
      options: category.facet!.options.map(({ value, label }) => ({
        value,
        label: labelOf(label, i18nOf(language)),
      })),
    }),
  },
  address: () => businesses.path,
})
