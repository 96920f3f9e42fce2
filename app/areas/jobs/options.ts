import { msg } from '@lingui/core/macro'

export const categories = [
  { value: 'hospitality', label: msg`Hospitality` },
  { value: 'tourism', label: msg`Tourism` },
  { value: 'food-service', label: msg`Food Service` },
  { value: 'healthcare', label: msg`Healthcare` },
  { value: 'construction', label: msg`Construction` },
  { value: 'accounting', label: msg`Accounting` },
  { value: 'education', label: msg`Education` },
  { value: 'transportation', label: msg`Transportation` },
] as const

export const yesOrNo = [
  { value: 'yes', label: msg`Yes` },
  { value: 'no', label: msg`No` },
] as const

export const types = [
  { value: 'full-time', label: msg`Full-time` },
  { value: 'part-time', label: msg`Part-time` },
] as const
