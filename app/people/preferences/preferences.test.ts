import { describe, expect, test } from 'vitest'
import { chosenIn, preferenceCookies, preferencesOf } from './preferences.ts'

const headers = (cookie: string, accept = '') => new Headers({ cookie, 'accept-language': accept })
const form = (entries: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(entries)) data.set(name, value)
  return data
}

describe('the language of a request', () => {
  test('comes from the address before the cookie, and from the cookie before the browser', () => {
    const all = headers('userLanguage=Korean', 'ja')
    expect(preferencesOf(all, 'zh').language).toBe('zh')
    expect(preferencesOf(all).language).toBe('ko')
    expect(preferencesOf(headers('', 'ja')).language).toBe('ja')
    expect(preferencesOf(new Headers()).language).toBe('en')
  })

  test.each([
    ['fr, ko;q=0.8, ja;q=0.9', 'ja'],
    ['zh-TW,zh;q=0.9,en;q=0.8', 'zh'],
    ['en-US,en;q=0.9,ko;q=0.8', 'en'],
    ['ko;q=0, ja;q=0.1', 'ja'],
    ['fr-FR, *', 'en'],
    [';;;q=,,', 'en'],
    ['ko;q=nonsense', 'en'],
  ])('of a browser that says %j is %s', (accept, language) => {
    expect(preferencesOf(headers('', accept)).language).toBe(language)
  })

  test('survives unknown words and broken encoding', () => {
    expect(preferencesOf(headers('userLanguage=Klingon; userIsland=%E0%A4%A'), 'xx')).toEqual({
      language: 'en',
      island: 'all',
    })
  })
})

test('cookies last 365 days on the whole site and are read back as chosen', () => {
  const cookies = preferenceCookies({ language: 'zh', island: 'all' }, '')
  expect(cookies).toContain('userIsland=All%20Islands; Path=/; Max-Age=31536000; SameSite=Lax')
  const sent = cookies.map((cookie) => cookie.split(';')[0]).join('; ')
  expect(preferencesOf(headers(sent))).toEqual({ language: 'zh', island: 'all' })
})

test('the kind of visitor is kept; an unknown one becomes a visitor', () => {
  const kept = (before: string) =>
    preferenceCookies({}, before).find((one) => one.startsWith('userVisitorType'))
  expect(kept('')).toContain('userVisitorType=Visitor;')
  expect(kept('userVisitorType=Business%20owner')).toContain('userVisitorType=Business%20owner;')
  expect(kept('userVisitorType=Martian')).toContain('userVisitorType=Visitor;')
})

test('a form can choose only valid values', () => {
  expect(chosenIn(form({ language: 'ja', island: 'rota' }))).toEqual({ language: 'ja', island: 'rota' })
  expect(chosenIn(form({ language: 'constructor', island: 'Guam' }))).toEqual({})
})
