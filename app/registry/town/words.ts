/** What the listings of the town are called, and say. */
export const names =
  'Plumeria,Lagoon,Sunrise,Latte,Coral,Banyan,Flame Tree,Marianas,Blue Reef,Pacific,Tasi,Biba,Trade Wind,Tropic,Seaside,Palm,Pearl,Northpoint,Amigo,Ironwood,Hibiscus,Starfish,Talaya,Mango,Breadfruit,Fairy Tern,Sugar Dock,Old Chapel,Half Moon,Two Palms'.split(
    ',',
  )

/** By kind: what stands behind the name, in the order of the samples whose pictures are shown. */
export const nouns: Readonly<Record<string, readonly string[]>> = {
  event: 'Street Market,Arts Festival,Sailing Day,Fireworks Night,Business Breakfast,Beach Yoga'.split(','),
  food: 'Grill,Korean BBQ,Ramen,Bakery,Market,Bar & Grill'.split(','),
  shopping: 'Mall,Dive Shop,Boutique,Electronics,Home Store,Gifts'.split(','),
  product: 'Hot Sauce,Basket,Soap,Carving,Shirt,Banana Chips'.split(','),
  adventure: 'Cave Dive,Sunrise Hike,Snorkel Trip,Kayak Tour,ATV Ride,Parasailing'.split(','),
  hotel: 'Beach Resort,Garden Inn,Dive Lodge,Ridge House,City Hotel,Eco Lodge,Golf Resort,Guesthouse'.split(
    ',',
  ),
  taxi: 'Taxi,Airport Shuttle,Car Rental,Jeep Rental,Harbor Shuttle,Taxi and Tours'.split(','),
  attraction: 'Lookout,Beach,Trail,Cove,Pools,Memorial,Cliff,Reef,Park,Spring,Dock,Grove'.split(','),
  tour: 'Town Walk,Cliffs,Islet,Ruins,Forest,Sunset Coast'.split(','),
  'buy-and-sell': [
    'Sofa Set',
    'Laptop',
    'Refrigerator',
    'Tool Set',
    'Puppies',
    'School Uniforms',
    'Toys and Bicycle',
    'Scooter',
  ],
}

/** What comes before a used thing's name. */
export const conditions = ['Sturdy', 'Nearly New', 'Family-owned', 'Clean', 'Well-kept', 'Barely Used']

/** By kind: sentences of which a description takes two. */
export const sentences: Readonly<Record<string, readonly string[]>> = {
  vehicle: [
    'Rinsed with fresh water after every beach day.',
    'The air conditioning blows cold.',
    'New tires came on the last barge.',
    'A little rust under the doors, treated last year.',
    'All papers in the glove box.',
    'Can be seen after work or on Sundays.',
    'Passed its safety check this spring.',
    'Parked under a roof since it came.',
  ],
  property: [
    'Water comes all day, and there is a tank besides.',
    'The roof is concrete and was sealed last year.',
    'Five minutes on foot to the school and the store.',
    'The yard has a mango tree and room for a grill.',
    'Quiet street, no flooding in the last storms.',
    'Utilities are paid by the tenant.',
    'Typhoon shutters on all windows.',
    'Shown any evening after five.',
  ],
  business: [
    'Run by the same family for twenty years.',
    'Walk in, or call for an appointment.',
    'We speak English, Tagalog and Chamorro.',
    'Parking is behind the building.',
    'Ask for the discount for residents.',
    'Closed on fiesta days.',
  ],
  job: [
    'Transport from Garapan can be arranged.',
    'We train people who are new to the work.',
    'Shifts are posted two weeks ahead.',
    'Meals are included on working days.',
    'U.S. workers and CW-1 transfers may apply.',
  ],
  event: [
    'Bring a chair and a flashlight.',
    'Free for children under ten.',
    'Moved under the pavilion if it rains.',
    'Local food stands from five on.',
    'Park at the school across the road.',
  ],
  food: [
    'Lunch plates change every day.',
    'The fish comes from the boats behind the house.',
    'A table outside catches the wind.',
    'Trays for parties with a day’s notice.',
    'Ask for the finadene that is not on the menu.',
  ],
  shopping: [
    'New goods arrive with each ship.',
    'Open late when the flights leave at night.',
    'We order what is not on the shelf.',
    'Wrapped for the suitcase at no charge.',
  ],
  product: [
    'Made in small batches at home.',
    'Sold at the Thursday market, too.',
    'Keeps well in the luggage.',
    'Every piece is a little different.',
  ],
  hotel: [
    'Breakfast from half past six.',
    'The generator keeps the lights on in storms.',
    'Bicycles and snorkels are lent to guests.',
    'Late check-in for night flights.',
    'Rooms were painted this year.',
  ],
  adventure: [
    'We go in groups of six at most.',
    'Pick-up at the hotels of Garapan.',
    'The guide decides by the weather of the morning.',
    'Water and fruit are included.',
  ],
  taxi: [
    'Child seats on request.',
    'We track your flight.',
    'Pay by card or cash.',
    'Fixed fares by village.',
  ],
  attraction: [
    'Best in the early morning.',
    'No water or shade, so bring both.',
    'The last part of the road is coral.',
    'The currents are strong: stay out of the sea here.',
  ],
  tour: ['Five stops, none of them far from the next.', 'With pictures of then and now.'],
  'buy-and-sell': [
    'We are moving off-island this month.',
    'Pick-up only, I can help to carry.',
    'The price can be talked about.',
    'Kept in a dry room.',
    'Reason for selling: no more space.',
  ],
}
