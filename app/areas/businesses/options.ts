import { msg } from '@lingui/core/macro'

export const categories = [
  { value: 'tour-guides', label: msg`Tour Guides` },
  { value: 'restaurants', label: msg`Restaurants` },
  { value: 'professional-services', label: msg`Professional Services` },
  { value: 'mechanics-and-cars', label: msg`Mechanics` },
  { value: 'home-contractors', label: msg`Home & Building Contractors` },
  { value: 'shopping-and-stores', label: msg`Stores & Shopping` },
  { value: 'healthcare', label: msg`Healthcare` },
  { value: 'religious', label: msg`Religious` },
  { value: 'other', label: msg`Other Services` },
] as const

export const services = [
  { value: 'custom-orders', label: msg`Custom orders` },
  { value: 'delivery', label: msg({ message: 'Delivery', context: 'service of a business' }) },
  { value: 'in-store-pickup', label: msg`In-store pickup` },
  { value: 'online-ordering', label: msg`Online ordering` },
  { value: 'repairs', label: msg`Repairs` },
  { value: 'consultations', label: msg`Consultations` },
] as const
