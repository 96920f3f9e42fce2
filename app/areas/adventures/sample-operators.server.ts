const operator = (at: number, fullName: string, phone: string, email: string) => ({
  ownerId: `5a3b1e00-0000-4000-8000-0000000121${String(at).padStart(2, '0')}`,
  contact: { name: fullName, phone, email },
})

/** All invented, as are their numbers; no one can sign in to their accounts. */
export const operators = {
  blueDoor: operator(1, 'Blue Door Divers', '(670) 555-0160', 'dive@bluedoor.example.com'),
  ridgeline: operator(2, 'Ridgeline Walks Saipan', '(670) 555-0161', 'walk@ridgeline.example.com'),
  islet: operator(3, 'Islet Boat House', '(670) 555-0162', 'boat@islet.example.com'),
  redDust: operator(4, 'Red Dust Trails', '(670) 555-0163', 'ride@reddust.example.com'),
  tradeWind: operator(5, 'Trade Wind Water Sports', '(670) 555-0164', 'fly@tradewind.example.com'),
}
