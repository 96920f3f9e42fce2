import { expect, onTestFinished, test, vi } from 'vitest'
import setup, { countPutOff } from '../put-off.ts'

test('a run says at its end how often each page was put off, and nothing where none was', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => said.mockRestore())
  const begin = () => {
    const provide = vi.fn()
    const end = setup({ provide })
    return { end, file: provide.mock.lastCall![1] as string }
  }
  begin().end()
  expect(said).not.toHaveBeenCalled()
  const { end, file } = begin()
  for (const address of ['/vehicles?page=2', '/search?q=a\nb', '/vehicles']) countPutOff(file, address)
  end()
  expect(said.mock.calls).toEqual([['Pages that the site put off:\n2 × /vehicles\n1 × /search']])
})
