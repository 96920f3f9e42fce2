import { msg } from '@lingui/core/macro'

export const categories = [
  { value: 'hiking', label: msg`Hiking` },
  { value: 'diving', label: msg`Diving` },
  { value: 'water-sports', label: msg`Water Sports` },
  { value: 'adventure', label: msg`Adventure` },
] as const

export const difficulties = [
  { value: 'beginner', label: msg`Beginner` },
  { value: 'moderate', label: msg`Moderate` },
  { value: 'advanced', label: msg`Advanced` },
  { value: 'challenging', label: msg`Challenging` },
] as const
