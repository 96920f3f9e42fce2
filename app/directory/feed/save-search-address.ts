/** The page to save a list or search as an alert. @param address of the list or search */
export const saveSearchAddress = (address: string) =>
  `/saved-searches/new?${new URLSearchParams({ of: address })}`
