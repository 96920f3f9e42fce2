/** What an employer's form is answered with that was not done. */
export type RefusedAnswer = {
  readonly problem: string
  readonly op: string
  readonly number: string
  readonly words: string
  readonly note: string
  readonly day: string
  readonly time: string
}
