import { expect, expectTypeOf, test } from 'vitest'
import { callAddress } from './call-address.ts'
import {
  attributesOf,
  day,
  email,
  type Field,
  fraction,
  line,
  money,
  number,
  oneOf,
  phone,
  publishedPhone,
  readTyped,
  required,
  text,
  webAddress,
} from './fields.ts'
import { phoneIn } from './phone.server.ts'
import { checkField, readFields } from './read-fields.server.ts'

const address = webAddress(60)
const noNumbers = [
  '1e1',
  '1,50',
  '1.5.0',
  '0x10',
  '٣',
  'ten',
  '1,2345',
  ',5',
  '.5',
  'Infinity',
  'NaN',
  '1_000',
]
const table: readonly [Field, { right: readonly string[]; wrong: readonly string[] }][] = [
  [
    email,
    {
      right: ['ana@example.com', "ana.o'brien+list_1@mail.isla.example", 'a@example.photography'],
      wrong: [
        'a@b..com',
        'a@.b.com',
        'a,b@c.com',
        '<a>@b.com',
        'a@b.com, c@d.com',
        'a@b.com.',
        'ana',
        'ana@',
        '@example.com',
        'ana@example',
        'ana@exa mple.com',
        'a b@example.com',
        'a@b@c.com',
        '"a"@example.com',
        'a;b@example.com',
        'a@example.com>',
        'a..b@example.com',
        'a@1.2.3.4',
        `${'a'.repeat(250)}@b.com`,
      ],
    },
  ],
  [
    publishedPhone,
    {
      right: [
        '(670) 234-5678',
        '670-234-5678',
        '234-5678',
        '670.234.5678',
        '+1 670 234 5678',
        '1-670-234-5678',
        '16702345678',
        '+82 10 1234 5678',
        '+81 90-1234-5678',
        '(671) 646-1234',
        '+1 (808) 923-1811',
        '12065551234',
        '1-312-234-5678',
        '1 (312) 234-5678',
        '(312) 234-5678',
      ],
      wrong: [
        '-------',
        '.......',
        '(---) --- ----',
        '911',
        '12345',
        'call me',
        '670 234 56789',
        '010-1234-5678',
        '13122345678',
        '151 2234 5678',
        '188 8234 5678',
        '(131) 2234-5678',
        '１３１２２３４５６７８',
        '234-5678 or 234-5679',
        '(670) 234-5678 ext. 5',
        '+1 670 000 0000',
        '0'.repeat(30),
      ],
    },
  ],
  [
    { ...publishedPhone, emergency: true },
    { right: ['911', '(670) 234-5678'], wrong: ['91', '9-1-1', '112'] },
  ],
  [
    address,
    {
      right: [
        'https://example.com',
        'HTTP://Example.com/a?b=c@d#e',
        'https://example.com:8443/',
        'https://1.2.3.4',
        'https://한국.example/길',
        'https://example.com/@ana',
      ],
      wrong: [
        'https://bank.example@evil.example',
        'bank.com@evil.com',
        'https://a:b@example.com',
        'https://@evil.example',
        'https://bank.example\\@evil.example',
        'mailto:ana@example.com',

        'example',
        'https://localhost',
        'https://',
        'https://..',
        '//example.com',
        'https:///example.com',
        'javascript:alert(1)',
        'javascript://example.com/%0aalert(1)',
        'ftp://example.com',
        'no address',
        `https://example.com/${'a'.repeat(60)}`,
      ],
    },
  ],
  [
    { ...address, secure: true },
    { right: ['https://example.com'], wrong: ['http://example.com', 'https://a@example.com'] },
  ],
  [number({ from: 1, to: 99 }), { right: [], wrong: [...noNumbers, '0', '100', '1.5', '-1'] }],
  [fraction({ from: 1, to: 99 }), { right: ['1.5'], wrong: [...noNumbers, '0.99', '99.01'] }],
  [
    money({ from: 100, to: 9_900 }),
    { right: [], wrong: [...noNumbers, '0.99', '99.01', '1.234', '-5', '$'] },
  ],
  [
    day,
    {
      right: ['2026-11-20', '2024-02-29', '0190-12-31'],
      wrong: [
        '2023-02-29',
        '2026-13-01',
        '2026-11-31',
        '31.12.1990',
        '2026-1-1',
        '2026-11-20T00:00',
        'today',
        '12026-11-20',
      ],
    },
  ],
]

test.each(table.flatMap(([field, { right }]) => right.map((typed) => [field, typed] as const)))(
  '$type takes %s',
  (field, typed) => {
    expect(checkField(field, typed)).toEqual({
      value: field.type === 'email' ? typed.toLowerCase() : typed,
      problem: null,
    })
  },
)

const inDigits = { from: 0, to: 5_000 }
test.each([
  [number(inDigits), { '0': 0, '1,234': 1234, '1 234': 1234, '5000.0': 5000, '１２': 12 }],
  [fraction({ from: -90, to: 90 }), { '15.2055': 15.2055, '-12.5': -12.5 }],
  [money(inDigits), { '12': 1200, '$12.50': 1250, '12.5': 1250, '$ 0': 0, '0.29': 29, '５０': 5000 }],
])('$type reads amounts as people write them', (field, amounts) => {
  const values = Object.keys(amounts).map((typed) => readFields({ field }, { get: () => typed }).values.field)
  expect(values).toEqual(Object.values(amounts))
  expect(readFields({ field }, { get: () => ' ' })).toEqual({ values: { field: null }, problems: null })
  expectTypeOf(readFields({ field }, { get: () => '' }).values.field).toEqualTypeOf<number | null>()
})

test('of an amount with a problem there is no value', () => {
  expect(readFields({ price: money(inDigits) }, { get: () => '1,50' })).toEqual({
    values: { price: null },
    problems: { price: 'invalid' },
  })
})

test.each(table.flatMap(([field, { wrong }]) => wrong.map((typed) => [field, typed] as const)))(
  '$type refuses %s, which stays as it was typed',
  (field, typed) => {
    expect(checkField(field, typed)).toEqual({ value: typed, problem: 'invalid' })
  },
)

test('a value is stored in one spelling', () => {
  expect(checkField(email, 'Ana@Example.com').value).toBe('ana@example.com')
  expect(checkField(address, 'www.example.com/a').value).toBe('https://www.example.com/a')
  expect(checkField(publishedPhone, '（６７０） 234-5678').value).toBe('(670) 234-5678')
  for (const typed of ['（６７０） 234-5678', '234-5678', '1-670-234-5678', '+16702345678'])
    expect(checkField(phone, typed).value, typed).toBe('+16702345678')
  expect(checkField(phone, '010-1234-5678', 'ko').value).toBe('+821012345678')
  expect(checkField(publishedPhone, '010-1234-5678', 'ko').problem).toBe('invalid')
  expect(checkField(phone, 'call me')).toEqual({ value: 'call me', problem: 'invalid' })
})

test.each([
  ['011 82 10 1234 5678', '+82 10 1234 5678'],
  ['011-1-206-555-1234', '(206) 555-1234'],
  ['+82 (0)10-1234-5678', '+82 10 1234 5678'],
  ['+44 (0)20 7946 0018', '+44 20 7946 0018'],
  ['٢٣٤-٥٦٧٨', '(670) 234-5678'],
  ['+670 234 5678', '(670) 234-5678'],
  ['(+670) 234-5678', '(670) 234-5678'],
  ['tel:+670234-5678', '(670) 234-5678'],
])('a published %s, whose link would call another number, becomes %s', (typed, stored) => {
  expect(checkField(publishedPhone, typed)).toEqual({ value: stored, problem: null })
  expect(callAddress(stored)).toBe(`tel:${phoneIn(typed, 'en')}`)
})

const fields = {
  topic: oneOf(['general', 'event'], 'general'),
  reason: required(oneOf(['fraud', 'other'], '')),
  name: required(line(10)),
  email: required(email),
  link: address,
  message: text(20),
}
const formOf = (typed: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(typed)) form.append(name, value)
  return form
}
const whole = {
  topic: 'event',
  reason: 'other',
  name: ' Ana\n Cruz\0 ',
  email: ' Ana@Example.com ',
  link: '',
  message: ' One\r\nTwo\u202e\0 ',
}

test('values are normalized, whatever the form sent', () => {
  const { values, problems } = readFields(fields, formOf(whole))
  expect(problems).toBeNull()
  expect(values).toEqual({
    topic: 'event',
    reason: 'other',
    name: 'Ana Cruz',
    email: 'ana@example.com',
    link: '',
    message: 'One\nTwo',
  })
  expectTypeOf(values.topic).toEqualTypeOf<'general' | 'event'>()
  expectTypeOf(values.reason).toEqualTypeOf<'fraud' | 'other' | ''>()
  expectTypeOf(values.name).toEqualTypeOf<string>()
})

test('each problem is reported by field name, and the typed values are kept', () => {
  expect(readFields(fields, new FormData()).problems).toEqual({
    reason: 'missing',
    name: 'missing',
    email: 'missing',
  })
  const typed = {
    topic: 'hacking',
    reason: 'none',
    name: 'x'.repeat(11),
    email: 'A@b..com',
    message: 'x'.repeat(21),
  }
  const { values, problems } = readFields(fields, formOf({ ...typed, link: 'bank.com@evil.com' }))
  expect(problems).toEqual({
    reason: 'missing',
    name: 'tooLong',
    email: 'invalid',
    link: 'invalid',
    message: 'tooLong',
  })
  expect(values).toEqual({ ...typed, topic: 'general', reason: '', link: 'bank.com@evil.com' })
})

test('a file that is sent in place of a text counts as missing', () => {
  const form = formOf(whole)
  form.set('name', new File(['x'], 'name.txt'))
  expect(readFields(fields, form).problems).toEqual({ name: 'missing' })
})

test('a browser tells what is missing or too long, and leaves the rest to the server', () => {
  expect(
    readTyped(fields, formOf({ ...whole, name: ' ', message: 'x'.repeat(21), email: 'a@b..com' })).problems,
  ).toEqual({
    name: 'missing',
    message: 'tooLong',
  })
})

test('an input has the attributes of its field', () => {
  expect(attributesOf(required(email))).toEqual({ type: 'email', maxLength: 254, required: true })
  expect(attributesOf(phone)).toEqual({ type: 'tel', maxLength: 40 })
  expect(attributesOf(required(day))).toEqual({ type: 'date', required: true })
  expect(attributesOf(text(20))).toEqual({ maxLength: 20 })
})
