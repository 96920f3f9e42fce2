import { expect, test } from 'vitest'
import { errorsOf, readMessage } from './message.ts'

const sent = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readMessage(form)
}
const whole = { topic: 'event', name: ' Ana\n Cruz ', email: 'ana@example.com', message: 'One\r\nTwo\0' }

test('a message is stored as it was meant, whatever the form made of it', () => {
  expect(sent(whole)).toEqual({
    topic: 'event',
    name: 'Ana Cruz',
    email: 'ana@example.com',
    message: 'One\nTwo',
  })
  expect(sent({ topic: 'hacking' }).topic).toBe('general')
  expect(errorsOf(sent(whole))).toBeNull()
})

test('what is missing, wrong or too long is said of each field', () => {
  expect(errorsOf(sent({ name: ' ' }))).toEqual({ name: 'missing', email: 'missing', message: 'missing' })
  const wrong = [
    'ana',
    'ana@example',
    'ana@exa mple.com',
    'ana@example.com, ben@example.com',
    'ana@example.com.',
  ]
  for (const email of wrong) expect(errorsOf(sent({ ...whole, email })), email).toEqual({ email: 'wrong' })
  expect(errorsOf(sent({ ...whole, message: 'x'.repeat(5_001) }))).toEqual({ message: 'long' })
})
