import { msg, plural } from '@lingui/core/macro'
import { defineArea } from '../../directory/area.ts'
import { choice } from '../../directory/attributes/choice.ts'
import { text } from '../../directory/attributes/text.ts'
import { priceRange, subcategory } from '../../directory/fields/fields.ts'
import { highestRated, nameAscending, newest } from '../../directory/sorts.ts'

export const products = defineArea({
  kind: 'product',
  path: '/local-products',
  texts: {
    title: msg`Local Products`,
    subtitle: msg`Made, grown and carved on the islands`,
    find: msg`Find Local Products`,
    searchLabel: msg`Name, kind or village`,
    count: (count) => msg`${plural(count, { one: '# product', other: '# products' })}`,
    empty: {
      title: msg`No products found`,
      hint: msg`Try fewer filters or another word`,
      clear: msg`Clear all filters`,
    },
    notFound: {
      title: msg`Product Not Found`,
      text: msg`The product you're looking for doesn't exist.`,
      back: msg`Back to Local Products`,
    },
    similar: msg`Related Products`,
  },
  attributes: {
    category: choice({
      label: msg`Category`,
      options: [
        { value: 'food', label: msg({ message: 'Food', context: 'product category' }) },
        { value: 'crafts', label: msg`Crafts` },
        { value: 'beauty-and-health', label: msg`Beauty & Health` },
        { value: 'home', label: msg({ message: 'Home', context: 'product category' }) },
        { value: 'clothing', label: msg`Clothing` },
      ],
      required: true,
      facet: 'many',
    }),
    subcategory,
    priceRange,
    producer: text({ label: msg`Producer`, max: 80, required: true }),
  },
  filters: ['category', 'priceRange', 'rating', 'island'],
  search: ['title', 'description', 'category', 'subcategory', 'village'],
  sorts: { newest, highestRated, nameAscending },
  similar: { same: ['category'], most: 4 },
  lifetime: null,
  card: ['category', 'subcategory', 'priceRange'],
})
