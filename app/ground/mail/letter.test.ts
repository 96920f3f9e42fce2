import { expect, test } from 'vitest'
import { letterOf } from './letter.server.tsx'
import { readableText } from './readable-text.ts'

const site = { origin: 'https://proa.example', siteName: 'Proa & Co' }
const storedMail = { id: '1', address: 'maria@example.com', subject: 'A <new> price', body: '<p>$5</p>' }

test.each([
  ['en', 'en', 'Choose what we email you about'],
  ['ko', 'ko', '이메일로 받을 소식 고르기'],
  ['ja', 'ja', 'メールで受け取る内容を選ぶ'],
  ['zh', 'zh-Hans', '选择想通过邮件收到的内容'],
] as const)('a letter in %s says its language, and escapes what is not ours', (language, tag, choose) => {
  const unsubscribe = 'https://proa.example/unsubscribe/a?b=1&c=2'
  const { html, text } = letterOf({ ...storedMail, language, unsubscribe }, site)
  expect(html).toContain(`<html lang="${tag}"`)
  expect(html).toContain('<title>A &lt;new&gt; price</title>')
  expect(html).toContain('Proa &amp; Co')
  expect(html).not.toContain('style="')
  expect(text).toBe(
    `Proa & Co\n\n$5\n\nProa & Co, https://proa.example\n\n${choose}: https://proa.example/unsubscribe/a?b=1&c=2`,
  )
})

test('a security email has no unsubscribe link', () => {
  const { html, text } = letterOf({ ...storedMail, language: 'en', unsubscribe: null }, site)
  expect(html + text).not.toContain('Choose')
})

test('plain text keeps addresses, lists and line breaks, and reads no text as a tag', () => {
  const html =
    '<h1>Hi</h1><p>One<br/>two <a class="x" href="/a?b&amp;c">three</a></p><ul><li>4</li><li>5 &lt;b&gt;</li></ul><p>&amp;lt;</p>'
  expect(readableText(html)).toBe('Hi\n\nOne\ntwo three: /a?b&c\n\n- 4\n- 5 <b>\n\n&lt;')
})
