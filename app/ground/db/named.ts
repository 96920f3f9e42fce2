/** How something of any kind is named: by the word of its kind, and by what its address names it. */
export type RecordKey = { readonly kind: string; readonly ref: string }
