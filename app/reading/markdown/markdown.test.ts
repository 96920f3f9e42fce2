import { describe, expect, test } from 'vitest'
import { htmlOfMarkdown } from './markdown-html.server.ts'
import { parseLines, parseMarkdown, plainText } from './parse-markdown.server.ts'

const text = (value: string) => ({ type: 'text', value })
const paragraph = (...children: object[]) => ({ type: 'paragraph', children })
const strong = (value: string) => ({ type: 'strong', children: [text(value)] })

describe('what staff write', () => {
  test('has headings, paragraphs, lists, strong words, links and pictures', () => {
    expect(
      parseMarkdown(
        '## Why\n\nSee **all** of [it](/about).\n\n- One\n- [Two](https://example.com)\n\n![A reef](/media/ab/800.webp)',
      ),
    ).toEqual([
      { type: 'heading', depth: 2, children: [text('Why')] },
      paragraph(
        text('See '),
        strong('all'),
        text(' of '),
        { type: 'link', url: '/about', children: [text('it')] },
        text('.'),
      ),
      {
        type: 'list',
        ordered: false,
        children: [
          { type: 'listItem', children: [paragraph(text('One'))] },
          {
            type: 'listItem',
            children: [paragraph({ type: 'link', url: 'https://example.com', children: [text('Two')] })],
          },
        ],
      },
      paragraph({ type: 'image', url: '/media/ab/800.webp', alt: 'A reef' }),
    ])
  })

  test.each(['javascript:alert(1)', '//elsewhere.example', 'data:text/html,x', 'http://example.com'])(
    'has no link to %s',
    (url) => {
      expect(parseMarkdown(`[here](${url})`)).toEqual([paragraph(text(`[here](${url})`))])
    },
  )

  test.each(['https://elsewhere.example/pixel.gif', '/account', 'data:image/png;base64,AA'])(
    'has no picture from %s',
    (url) => {
      expect(parseMarkdown(`![](${url})`)).toEqual([paragraph(text(`![](${url})`))])
    },
  )

  test.each([
    '<script>alert(1)</script>',
    'so <b>bold</b>',
    '<!-- hidden -->',
    '    four spaces',
    '> said',
    '`code`',
    'Fish & chips &amp; rice',
  ])('keeps %j as it is written', (source) => {
    expect(parseMarkdown(source)).toEqual([paragraph(text(source.trim()))])
  })

  test('has strong words beside Korean, Japanese and Chinese, which part words by no space', () => {
    for (const [before, word, after] of [
      ['이 페이지는 ', '‘무료’', '입니다'],
      ['これは', '「無料」', 'です'],
      ['本页', '“免费”', '使用'],
    ])
      expect(parseMarkdown(`${before}**${word}**${after}`)).toEqual([
        paragraph(text(before!), strong(word!), text(after!)),
      ])
  })

  test('is searched without its marks', () => {
    expect(plainText('## Why\n\n- **One**: [two](/about)')).toBe('Why One: two')
  })

  test('in an article has a block on each line, and its list items make one list', () => {
    expect(parseLines('One\nTwo\n\n    Three\n- a\n- b').map(({ type }) => type)).toEqual([
      'paragraph',
      'paragraph',
      'paragraph',
      'list',
    ])
  })

  test('is HTML in feeds, with whole addresses', () => {
    const blocks = parseLines('See [it](/about) <b>\u0001\n- ![Reef](/media/ab/800.webp)')
    expect(htmlOfMarkdown(blocks, 'https://proa.example').replaceAll(/\n/g, '')).toBe(
      '<p>See <a href="https://proa.example/about">it</a> &#x3C;b></p>' +
        '<ul><li><img src="https://proa.example/media/ab/800.webp" alt="Reef"></li></ul>',
    )
  })
})

test('a text is parsed once for all readers while it is among the last hundred', () => {
  const first = parseMarkdown('Håfa adai')
  expect(parseMarkdown('Håfa adai')).toBe(first)
  for (let at = 0; at < 100; at++) parseMarkdown(`Text ${at}`)
  expect(parseMarkdown('Håfa adai')).not.toBe(first)
  expect(parseMarkdown('Håfa adai')).toEqual(first)
})

test('a text that searches look through again and again loses its marks once', () => {
  const text = '- **One** of [many](/about) lines\n'.repeat(2_000)
  const timeOf = (times: number) => {
    const start = process.cpuUsage()
    for (let at = 0; at < times; at++) plainText(text)
    return process.cpuUsage(start).user
  }
  const first = timeOf(1)
  expect(timeOf(100)).toBeLessThan(10 * first)
})
