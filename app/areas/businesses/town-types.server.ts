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
