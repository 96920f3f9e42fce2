/** How many characters the texts of bookings have at most. */
export const longest = { name: 120, email: 254, guestWords: 2000, ownerWords: 1000 } as const
