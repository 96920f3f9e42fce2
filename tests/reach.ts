import type { CDPSession, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Elements that overflow the page on the right, with the number of pixels; 0: none. */
export const scrollsSideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return 0
    const wide = [...document.querySelectorAll('body *')].filter(
      (one) => one.getBoundingClientRect().right > clientWidth,
    )
    return `${scrollWidth - clientWidth} by ${wide
      .slice(0, 3)
      .map((one) => one.outerHTML.slice(0, 140))
      .join(' | ')}`
  })

/** Texts that are cut off: boxes that hide a part of their own words without showing an ellipsis. */
export const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
      )
      .filter((element) => element.checkVisibility() && !element.closest('.sr-only, [class*=sr-only]'))
      .filter((element) => {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(element)
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        return (
          (hides(overflowX) &&
            textOverflow !== 'ellipsis' &&
            element.scrollWidth > element.clientWidth + 1) ||
          (hides(overflowY) &&
            !element.className.includes('line-clamp') &&
            element.scrollHeight > element.clientHeight + 1)
        )
      })
      .map((element) => element.outerHTML.slice(0, 160)),
  )

/** What is pressed and has fewer pixels in a direction. */
export const smallTargets = (page: Page, least: number, selector: string) =>
  page.evaluate(
    ({ least, selector }) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter(
          (element) => element.checkVisibility({ opacityProperty: false }) && !element.closest('.sr-only'),
        )
        // A link within a sentence is as high as its line.
        .filter((element) => getComputedStyle(element).display !== 'inline')
        .filter((element) => {
          // A field is pressed anywhere in its box.
          const { width, height } = (element.closest('label') ?? element).getBoundingClientRect()
          return width > 1 && (width < least - 0.5 || height < least - 0.5)
        })
        .map((element) => element.outerHTML.slice(0, 160)),
    { least, selector },
  )

/** Elements that get the focus by Tab without being visible: off the screen, or covered by a bar. */
export async function hiddenFocus(page: Page): Promise<string[]> {
  await page.evaluate(noteFocus)
  let states: string[] = []
  for (let presses = 1; presses <= 120 && !states.includes('end'); presses++) {
    await page.keyboard.press('Tab')
    // What the page noted is fetched now and then: it takes as long as a press.
    if (presses % 8 === 0) states = await page.evaluate(() => (window as unknown as NotedFocus).noted)
  }
  expect(states.length, 'places of the focus').toBeGreaterThan(7)
  const end = states.indexOf('end')
  return states.slice(0, end < 0 ? undefined : end).filter((state) => state !== 'seen')
}

type NotedFocus = { noted: string[] }

/** The key is let go once the focus has moved, and the page scrolled to it. */
function noteFocus() {
  const noted: string[] = []
  Object.assign(window, { noted })
  document.addEventListener('keyup', () => noted.push(stateOfFocus()), { capture: true })

  function stateOfFocus() {
    const element = document.activeElement
    if (!element || element === document.body) return 'end'
    if (element.closest('[role=application]')) return 'seen'
    const { left, top, width, height } = element.getBoundingClientRect()
    const places = [0.5, 0.1, 0.9].flatMap((x) =>
      [0.5, 0.1, 0.9].map((y) => [left + width * x, top + height * y] as const),
    )
    const isSeen = places.some(([x, y]) => {
      const there = document.elementFromPoint(x, y)
      return (
        there &&
        (element.contains(there) ||
          there.contains(element) ||
          there.closest('label') === element.closest('label'))
      )
    })
    return isSeen ? 'seen' : `${element.outerHTML.slice(0, 120)} at ${Math.round(top)}`
  }
}

/**
 * Texts and controls that come under the chat button as the page scrolls: those that reach into its column. Within a bar
 * the button covers nothing, because the bar keeps its place free.
 */
export const underChat = (page: Page) =>
  page.evaluate(() => {
    const chat = document.querySelector('[aria-haspopup=dialog].bg-brand.fixed')
    if (!chat?.checkVisibility()) return []
    const { left, right, top } = chat.getBoundingClientRect()
    const bar = [...document.querySelectorAll('[data-fixed]')].find(
      (one) => one.checkVisibility() && one.getBoundingClientRect().top <= top,
    )
    const others = 'a, button, input, select, textarea, summary, label, p, li, td, h1, h2, h3, dd, dt'
    const within = bar
      ? [...bar.querySelectorAll('a, button, p')]
      : document.querySelectorAll(`main :is(${others})`)
    return [...within, ...(bar ? [] : document.querySelectorAll(`footer :is(${others})`))]
      .filter(
        (one) => one !== chat && one.checkVisibility() && !one.closest('.sr-only, [class*=overflow-x-auto]'),
      )
      .filter((one) => {
        const range = document.createRange()
        range.selectNodeContents(one)
        const boxes = one.matches('a, button, input, select, textarea')
          ? [one.getBoundingClientRect()]
          : [...range.getClientRects()]
        return boxes.some((box) => box.width > 1 && box.right > left + 0.5 && box.left < right)
      })
      .map((one) => one.outerHTML.slice(0, 140))
  })

/** Pairs of texts that lie on each other by more than a third of a line, without what floats or is cut off. */
export const overlaps = (page: Page) =>
  page.evaluate(() => {
    type Line = { element: Element; text: string; left: number; right: number; top: number; bottom: number }
    const isLaidOut = (element: Element | null): boolean => {
      if (!element) return true
      const { position, overflow, clipPath } = getComputedStyle(element)
      const isRoot = element === document.body || element === document.documentElement
      const isApart = position === 'fixed' || position === 'sticky' || clipPath !== 'none'
      return !isApart && (isRoot || overflow === 'visible') && isLaidOut(element.parentElement)
    }
    const lines: Line[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode.nodeValue!.trim()
      const element = walker.currentNode.parentElement!
      if (!text || element.closest('script, style, svg') || !element.checkVisibility()) continue
      if (!isLaidOut(element)) continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      for (const { left, right, top, bottom } of range.getClientRects())
        lines.push({ element, text, left, right, top, bottom })
    }
    lines.sort((a, b) => a.top - b.top)
    const isOn = (a: Line, b: Line) =>
      a.element !== b.element &&
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
      Math.min(a.bottom, b.bottom) - b.top > (b.bottom - b.top) / 3
    return lines.flatMap((line, at) => {
      const next = lines.slice(at + 1)
      const end = next.findIndex(({ top }) => top >= line.bottom)
      return next
        .slice(0, end < 0 ? undefined : end)
        .filter((other) => isOn(line, other))
        .map((other) => `${line.text.slice(0, 40)} × ${other.text.slice(0, 40)}`)
    })
  })

/** Gives text another size, as people do in their browser's settings. @param size in pixels; 16 is usual */
export async function setTextSize(page: Page, emulation: CDPSession, size: number) {
  await emulation.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: (size * 13) / 16 } })
  const now = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  await expect.poll(now).toBe(`${size}px`)
}
