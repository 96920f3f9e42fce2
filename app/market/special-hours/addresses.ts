/** Where those who manage a listing say when it is closed, or open at other times than usual. */
export const specialHoursAddress = (kind: string, ref: string) =>
  `/user-listings/${kind}/${encodeURIComponent(ref)}/hours`
