import { msg } from '@lingui/core/macro'

export const categories = [
  { value: 'places', label: msg`Places` },
  { value: 'hikes', label: msg`Hikes` },
  { value: 'diving', label: msg`Diving` },
  { value: 'beaches', label: msg`Beaches` },
  { value: 'historical', label: msg`Historical` },
  { value: 'adventure', label: msg`Adventure` },
  { value: 'tours', label: msg`Tours` },
] as const
