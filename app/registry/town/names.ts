/** Names of businesses of the town. */
export const names =
  'Plumeria,Lagoon,Sunrise,Latte,Coral,Banyan,Flame Tree,Marianas,Blue Reef,Pacific,Tasi,Biba,Trade Wind,Tropic,Seaside,Palm,Pearl,Northpoint,Amigo,Ironwood,Hibiscus,Starfish,Talaya,Mango,Breadfruit,Fairy Tern,Sugar Dock,Old Chapel,Half Moon,Two Palms'.split(
    ',',
  )
