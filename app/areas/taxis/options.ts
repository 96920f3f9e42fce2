import { msg } from '@lingui/core/macro'

export const services = [
  { value: 'taxi', label: msg({ message: 'Taxi', context: 'service' }) },
  { value: 'shuttle', label: msg`Shuttle` },
  { value: 'car-rental', label: msg`Car Rental` },
] as const
