/** Where those who act for a listing write its posts. */
export const postsAddress = (kind: string, ref: string) =>
  `/user-listings/${kind}/${encodeURIComponent(ref)}/posts`
