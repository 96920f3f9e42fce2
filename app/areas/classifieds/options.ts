import { msg } from '@lingui/core/macro'

export const categories = [
  { value: 'furniture', label: msg`Furniture` },
  { value: 'electronics', label: msg({ message: 'Electronics', context: 'classified' }) },
  { value: 'appliances', label: msg`Appliances` },
  { value: 'tools', label: msg`Tools` },
  { value: 'pets', label: msg`Pets` },
  { value: 'clothing', label: msg({ message: 'Clothing', context: 'classified' }) },
  { value: 'toys', label: msg`Toys` },
  { value: 'vehicles', label: msg`Vehicles` },
] as const

export const everydayCategories = categories.map(({ value }) => value).filter((value) => value !== 'vehicles')

export const conditions = [
  { value: 'new', label: msg({ message: 'New', context: 'classified condition' }) },
  { value: 'like-new', label: msg`Like New` },
  { value: 'good', label: msg({ message: 'Good', context: 'classified condition' }) },
] as const
