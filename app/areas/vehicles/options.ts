import { msg } from '@lingui/core/macro'

/** Always offered by the filter, in this order; other makes when a listing has them. */
export const makes = ['Toyota', 'Honda', 'Ford', 'Kia', 'Jeep', 'Subaru', 'Tesla']

export const categories = [
  { value: 'car', label: msg`Car` },
  { value: 'truck', label: msg`Truck` },
  { value: 'motorcycle', label: msg`Motorcycle` },
  { value: 'boat', label: msg`Boat` },
] as const

export const conditions = [
  { value: 'new', label: msg({ message: 'New', context: 'vehicle condition' }) },
  { value: 'used', label: msg({ message: 'Used', context: 'vehicle condition' }) },
] as const

export const bodyStyles = [
  { value: 'sedan', label: msg`Sedan` },
  { value: 'suv', label: msg`SUV` },
  { value: 'truck', label: msg({ message: 'Truck', context: 'body style' }) },
  { value: 'coupe', label: msg`Coupe` },
  { value: 'convertible', label: msg`Convertible` },
  { value: 'van', label: msg`Van` },
] as const

export const transmissions = [
  { value: 'automatic', label: msg`Automatic` },
  { value: 'manual', label: msg`Manual` },
] as const

export const fuelTypes = [
  { value: 'gasoline', label: msg`Gasoline` },
  { value: 'diesel', label: msg`Diesel` },
  { value: 'hybrid', label: msg`Hybrid` },
  { value: 'electric', label: msg`Electric` },
] as const

export const features = [
  { value: 'bluetooth', label: msg`Bluetooth` },
  { value: 'navigation', label: msg`Navigation` },
  { value: 'backup-camera', label: msg`Backup Camera` },
  { value: 'sunroof', label: msg`Sunroof` },
  { value: 'leather-seats', label: msg`Leather Seats` },
  { value: 'third-row-seats', label: msg`Third Row Seats` },
  { value: 'awd-4wd', label: msg`AWD/4WD` },
] as const

export const sellerTypes = [
  { value: 'dealer', label: msg`Dealership` },
  { value: 'private', label: msg`Private Seller` },
] as const

export const rust = [
  { value: 'none', label: msg`No rust` },
  { value: 'surface', label: msg`Surface rust` },
  { value: 'structural', label: msg`Structural rust` },
] as const

export const serviceRecords = [
  { value: 'complete', label: msg`Complete` },
  { value: 'partial', label: msg`Partial` },
  { value: 'none', label: msg({ message: 'None', context: 'service records' }) },
] as const

export const registrations = [
  { value: 'current', label: msg`Current` },
  { value: 'expired', label: msg({ message: 'Expired', context: 'vehicle registration' }) },
  { value: 'unregistered', label: msg`Not registered in the CNMI` },
] as const
