import { msg } from '@lingui/core/macro'

export const categories = [
  { value: 'family-friendly', label: msg`Family Friendly` },
  { value: 'music', label: msg`Music` },
  { value: 'night-life', label: msg`Night Life` },
  { value: 'community', label: msg`Community` },
  { value: 'business', label: msg`Business` },
  { value: 'wellness', label: msg`Wellness` },
  { value: 'other', label: msg({ message: 'Other', context: 'event category' }) },
] as const

export const periods = [
  { value: 'thisWeek', label: msg`This Week` },
  { value: 'thisMonth', label: msg`This Month` },
  { value: 'nextMonth', label: msg`Next Month` },
] as const
