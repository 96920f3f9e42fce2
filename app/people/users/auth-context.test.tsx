import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AuthProvider, useAuth } from './auth-context.tsx'

const Name = () => useAuth().viewer?.fullName ?? 'nobody'
const maria = {
  id: '1',
  fullName: 'Maria Santos',
  email: 'maria@example.com',
  image: null,
  role: 'user',
  unread: { notifications: 0, messages: 0 },
} as const

test('provides the signed-in user', () => {
  const markup = (viewer: typeof maria | null) =>
    renderToStaticMarkup(
      <AuthProvider viewer={viewer}>
        <Name />
      </AuthProvider>,
    )
  expect(markup(maria)).toBe('Maria Santos')
  expect(markup(null)).toBe('nobody')
})

test('throws without a provider', () => {
  expect(() => renderToStaticMarkup(<Name />)).toThrow('useAuth must be used within an AuthProvider')
})
