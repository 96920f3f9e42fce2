/** Under which a browser keeps the messages that wait to be sent. */
export const waitingKey = 'waitingMessages'

export function forgetWaitingMessages(): void {
  try {
    localStorage.removeItem(waitingKey)
  } catch {
    // None were kept.
  }
}

/** Whether this browser keeps any. */
export function areMessagesWaiting(): boolean {
  try {
    return (localStorage.getItem(waitingKey) ?? '[]') !== '[]'
  } catch {
    return false
  }
}
