type Sides = { readonly sellerId: string | null; readonly buyerId?: string | null }

/** Admins don't decide about money that is their own: another one does. */
export const isOwnMoney = ({ sellerId, buyerId }: Sides, adminId: string): boolean =>
  sellerId === adminId || buyerId === adminId
