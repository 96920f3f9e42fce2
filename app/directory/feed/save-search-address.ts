/** Where one is told of what is new in a list or search. @param address of that */
export const saveSearchAddress = (address: string) =>
  `/saved-searches/new?${new URLSearchParams({ of: address })}`
