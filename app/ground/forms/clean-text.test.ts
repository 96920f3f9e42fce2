import { expect, test } from 'vitest'
import { cleanLine, cleanText } from './clean-text.ts'

test.each([
  ['  Maria \t Santos\u3000', 'Maria Santos'],
  ['Eve\r\nBcc: x', 'Eve Bcc: x'],
  ['Eve\0\u001b[31m\u0085', 'Eve[31m'],
  ['\u202eeve\u202c \u2066x\u2069\u200f', 'eve x'],
  ['Eve \ud83d', 'Eve'],
  ['\u200b\ufeff\u2060', ''],
  ['Zoë 김민수 🌺', 'Zoë 김민수 🌺'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
])('%j is the line %j', (typed, line) => {
  expect(cleanLine(typed)).toBe(line)
})

test("a text keeps its lines, and nothing that can't be seen", () => {
  expect(cleanText(' Fish\r\n\r\tand \u202echips\u202c\u0000 ')).toBe('Fish\n\n\tand chips')
})
