import { msg } from '@lingui/core/macro'

export const categories = [
  { value: 'hotel', label: msg({ message: 'Hotel', context: 'hotel category' }) },
  { value: 'resort', label: msg({ message: 'Resort', context: 'hotel category' }) },
  { value: 'vacation-rental', label: msg({ message: 'Vacation Rental', context: 'hotel category' }) },
  { value: 'hostel', label: msg({ message: 'Hostel', context: 'hotel category' }) },
] as const

export const amenities = [
  { value: 'wifi', label: msg`Free Wi-Fi` },
  { value: 'pool', label: msg`Swimming Pool` },
  { value: 'beach', label: msg`Beach Access` },
  { value: 'breakfast', label: msg`Breakfast Included` },
  { value: 'restaurant', label: msg({ message: 'Restaurant', context: 'hotel amenity' }) },
  { value: 'bar', label: msg({ message: 'Bar', context: 'hotel amenity' }) },
  { value: 'spa', label: msg`Spa` },
  { value: 'gym', label: msg`Fitness Room` },
  { value: 'golf', label: msg`Golf Course` },
  { value: 'dive-shop', label: msg`Dive Shop` },
  { value: 'shuttle', label: msg`Airport Shuttle` },
  { value: 'parking', label: msg`Free Parking` },
  { value: 'laundry', label: msg`Laundry` },
  { value: 'generator', label: msg`Backup Generator` },
] as const

export const roomFeatures = [
  { value: 'air-conditioning', label: msg`Air Conditioning` },
  { value: 'ocean-view', label: msg`Ocean View` },
  { value: 'balcony', label: msg`Private Balcony` },
  { value: 'kitchenette', label: msg`Kitchenette` },
  { value: 'refrigerator', label: msg`Refrigerator` },
  { value: 'television', label: msg`Television` },
  { value: 'coffee', label: msg`Coffee Maker` },
  { value: 'safe', label: msg`In-Room Safe` },
  { value: 'desk', label: msg`Work Desk` },
] as const
