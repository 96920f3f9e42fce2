import { useState } from 'react'
import { useNavigation } from 'react-router'

/**
 * What the page showed when its form was opened or last answered. A live update renews what the page shows, and not what
 * the person who types has read.
 * @param now what the page shows
 */
export function useSeen<Value>(now: Value): Value {
  const isSending = useNavigation().formMethod === 'POST'
  const [{ value, wasSending }, setSeen] = useState({ value: now, wasSending: isSending })
  if (isSending !== wasSending) setSeen({ value: isSending ? value : now, wasSending: isSending })
  return value
}
