import { type ChangeEvent, type SubmitEvent, useState } from 'react'

/** For a form with one file: says at once that it is too large, and does not send it then. @param largest in bytes */
export function useFileLimit(largest: number) {
  const [isTooLarge, setTooLarge] = useState(false)
  return {
    isTooLarge,
    check({ currentTarget }: ChangeEvent<HTMLInputElement>) {
      const isLarge = (currentTarget.files?.[0]?.size ?? 0) > largest
      currentTarget.setCustomValidity(isLarge ? 'too large' : '') // so that another one corrects nothing
      setTooLarge(isLarge)
    },
    blockTooLarge(event: SubmitEvent<HTMLFormElement>) {
      if (isTooLarge) event.preventDefault()
    },
  }
}
