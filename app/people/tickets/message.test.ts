import { expect, test } from 'vitest'
import { readFields } from '../../ground/forms/read-fields.server.ts'
import { messageFields } from './message.ts'

const sent = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readFields(messageFields, form)
}
const whole = { topic: 'event', name: ' Ana\n Cruz ', email: 'ana@example.com', message: 'One\r\nTwo\0' }

test('a message is stored normalized', () => {
  const { values, problems } = sent(whole)
  expect(values).toEqual({
    topic: 'event',
    name: 'Ana Cruz',
    email: 'ana@example.com',
    message: 'One\nTwo',
  })
  expect(problems).toBeNull()
  expect(sent({ topic: 'hacking' }).values.topic).toBe('general')
})

test('each field reports whether it is missing, not valid or too long', () => {
  expect(sent({ name: ' ' }).problems).toEqual({ name: 'missing', email: 'missing', message: 'missing' })
  expect(sent({ ...whole, email: 'ana@example' }).problems).toEqual({ email: 'invalid' })
  expect(sent({ ...whole, message: 'x'.repeat(5_001) }).problems).toEqual({ message: 'tooLong' })
})
