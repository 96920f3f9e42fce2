/** Cars that one sees on the islands, with what they cost new. */
export const cars = [
  { make: 'Toyota', name: 'Corolla', bodyStyle: 'sedan', dollars: 24_000 },
  { make: 'Toyota', name: 'Camry', bodyStyle: 'sedan', dollars: 29_000 },
  { make: 'Honda', name: 'Civic', bodyStyle: 'sedan', dollars: 25_000 },
  { make: 'Kia', name: 'Forte', bodyStyle: 'sedan', dollars: 21_000 },
  { make: 'Tesla', name: 'Model 3', bodyStyle: 'sedan', dollars: 42_000 },
  { make: 'Toyota', name: 'RAV4', bodyStyle: 'suv', dollars: 32_000 },
  { make: 'Toyota', name: '4Runner', bodyStyle: 'suv', dollars: 44_000 },
  { make: 'Honda', name: 'CR-V', bodyStyle: 'suv', dollars: 33_000 },
  { make: 'Kia', name: 'Sportage', bodyStyle: 'suv', dollars: 29_000 },
  { make: 'Jeep', name: 'Wrangler', bodyStyle: 'suv', dollars: 40_000 },
  { make: 'Subaru', name: 'Forester', bodyStyle: 'suv', dollars: 31_000 },
  { make: 'Ford', name: 'Escape', bodyStyle: 'suv', dollars: 30_000 },
  { make: 'Toyota', name: 'Tacoma', bodyStyle: 'truck', dollars: 36_000 },
  { make: 'Toyota', name: 'Tundra', bodyStyle: 'truck', dollars: 48_000 },
  { make: 'Ford', name: 'Ranger', bodyStyle: 'truck', dollars: 34_000 },
  { make: 'Ford', name: 'F-150', bodyStyle: 'truck', dollars: 45_000 },
  { make: 'Ford', name: 'Mustang', bodyStyle: 'convertible', dollars: 42_000 },
  { make: 'Jeep', name: 'Wrangler Soft Top', bodyStyle: 'convertible', dollars: 41_000 },
] as const

/** Businesses, each with the sample whose pictures fit. */
export const businessTypes = [
  { noun: 'Gifts & Crafts', category: 'shopping-and-stores', subcategory: 'gift-shops', like: '1' },
  { noun: 'Grocery', category: 'shopping-and-stores', subcategory: 'grocery-stores', like: '1' },
  { noun: 'Toys', category: 'shopping-and-stores', subcategory: 'toys', like: '1' },
  { noun: 'Kitchen', category: 'restaurants', subcategory: 'chamorro-cuisine', like: '2' },
  { noun: 'Bakery & Café', category: 'restaurants', subcategory: 'bakeries', like: '2' },
  { noun: 'Boat Tours', category: 'tour-guides', subcategory: 'boat-tours', like: '3' },
  { noun: 'Snorkel Tours', category: 'tour-guides', subcategory: 'snorkeling-tours', like: '3' },
  { noun: 'Auto Repair', category: 'mechanics-and-cars', subcategory: 'auto-repair', like: '4' },
  { noun: 'Oil & Tires', category: 'mechanics-and-cars', subcategory: 'oil-changes', like: '4' },
  { noun: 'Dental Clinic', category: 'healthcare', subcategory: 'dentists', like: '5' },
  { noun: 'Pharmacy', category: 'healthcare', subcategory: 'pharmacies', like: '5' },
  { noun: 'Law Office', category: 'professional-services', subcategory: 'law-firms', like: '5' },
  { noun: 'Roofing', category: 'home-contractors', subcategory: 'roofing', like: '6' },
  { noun: 'Yard Service', category: 'home-contractors', subcategory: 'yard-services', like: '6' },
] as const
