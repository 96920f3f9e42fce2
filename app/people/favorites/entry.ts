/** One thing that a visitor keeps: the pair of type and id is what it is. `dateAdded` is an ISO timestamp. */
export type Entry = { readonly id: string; readonly type: string; readonly dateAdded: string }

export const isEntry = (value: unknown): value is Entry => {
  const { id, type, dateAdded } = (value ?? {}) as Record<string, unknown>
  return [id, type, dateAdded].every((part) => typeof part === 'string')
}

export const isSame = (one: Pick<Entry, 'id' | 'type'>, other: Pick<Entry, 'id' | 'type'>) =>
  one.type === other.type && one.id === other.id
