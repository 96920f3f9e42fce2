/** A form as a browser without scripts sent it. */
export type SentForm = {
  readonly type: 'application/x-www-form-urlencoded' | 'multipart/form-data'
  readonly entries: readonly (readonly [name: string, value: string | File])[]
}
