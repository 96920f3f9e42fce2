/** Where the owner of a listing says who acts for it beside them. */
export const colleaguesAddress = (kind: string, ref: string) =>
  `/user-listings/${kind}/${encodeURIComponent(ref)}/colleagues`
