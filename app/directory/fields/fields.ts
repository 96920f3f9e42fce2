import { msg } from '@lingui/core/macro'
import { choice, choices } from '../attributes/choice.ts'
import { openingHours } from '../attributes/hours.ts'
import { text } from '../attributes/text.ts'

/** Attributes that several areas have, written once. */
export const hours = openingHours({ label: msg`Opening Hours` })

export const priceRange = choice({
  label: msg`Price Range`,
  options: ['$', '$$', '$$$', '$$$$'].map((value) => ({ value, label: value })),
  facet: 'many',
})

/** What kind of its category it is. */
export const subcategory = text({ label: msg`Subcategory`, max: 40 })

/** How one can pay. */
export const paymentMethods = choices({
  label: msg`Payment Methods`,
  options: [
    { value: 'credit-cards', label: msg`Credit Cards` },
    { value: 'cash', label: msg({ message: 'Cash', context: 'payment' }) },
    { value: 'apple-pay', label: 'Apple Pay' },
    { value: 'paypal', label: 'PayPal' },
    { value: 'alipay', label: 'Alipay' },
    { value: 'wechat-pay', label: 'WeChat Pay' },
  ],
})

/** The languages that are spoken there. */
export const spokenLanguages = choices({
  label: msg`Languages`,
  options: [
    { value: 'en', label: msg`English` },
    { value: 'ch', label: msg`Chamorro` },
    { value: 'cal', label: msg`Carolinian` },
    { value: 'ko', label: msg`Korean` },
    { value: 'ja', label: msg`Japanese` },
    { value: 'zh', label: msg`Chinese` },
    { value: 'tl', label: msg`Filipino` },
    { value: 'ru', label: msg`Russian` },
  ],
})
