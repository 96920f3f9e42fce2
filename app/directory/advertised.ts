/** What can be advertised: categories and their subcategories. `team/advertising/categories.ts` has their names. */
export type AdvertisedCategories = {
  hotels: 'hotels' | 'resorts' | 'vacation-rentals' | 'hostels'
  food: 'restaurants' | 'cafes' | 'food-trucks' | 'bars-nightlife'
  products: 'handicrafts' | 'local-food' | 'art-souvenirs'
  transportation: 'car-rentals' | 'taxis' | 'public-transport' | 'tour-buses'
  adventures: 'water-sports' | 'hiking' | 'cultural-tours' | 'fishing'
  shopping: 'malls' | 'local-markets' | 'boutiques' | 'supermarkets'
  government: 'public-services' | 'permits' | 'information-centers'
  events: 'cultural-events' | 'sports' | 'music' | 'food-festivals'
  properties: 'for-sale' | 'for-rent' | 'commercial' | 'vacation-homes'
  vehicles: 'cars' | 'motorcycles' | 'boats' | 'commercial-vehicles'
  business: 'professional-services' | 'retail' | 'manufacturing' | 'tourism'
}

type PlaceIn<Category extends keyof AdvertisedCategories> =
  | Category
  | `${Category}/${AdvertisedCategories[Category]}`

/** A category, or `category/subcategory`. */
export type AdvertisedPlace = {
  [Category in keyof AdvertisedCategories]: PlaceIn<Category>
}[keyof AdvertisedCategories]
