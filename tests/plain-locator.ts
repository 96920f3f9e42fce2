import { expect } from 'vitest'
import { asFile, chosenIn, type FileToSend, filesOf, ownerOf } from './plain-form.ts'

type Text = string | RegExp
type Options = { name?: Text; exact?: boolean; level?: number; hasText?: Text }
type Acts = {
  follow(address: string): Promise<void>
  submit(form: HTMLFormElement, button?: Element): Promise<void>
}

/** How things on a page are found, as Playwright does. */
export type Query = {
  getByRole(role: Parameters<import('playwright-core').Page['getByRole']>[0], options?: Options): FoundElement
  getByLabel(text: Text, options?: { exact?: boolean }): FoundElement
  getByText(text: Text, options?: { exact?: boolean }): FoundElement
  locator(selector: string, options?: { hasText?: Text; has?: FoundElement }): FoundElement
}

/** Elements of a page, looked up again for every query or action. */
export type FoundElement = Query & {
  first(): FoundElement
  last(): FoundElement
  nth(index: number): FoundElement
  filter(options: { hasText?: Text; has?: FoundElement }): FoundElement
  count(): Promise<number>
  waitFor(): Promise<void>
  isVisible(): Promise<boolean>
  isChecked(): Promise<boolean>
  inputValue(): Promise<string>
  innerText(): Promise<string>
  textContent(): Promise<string | null>
  allInnerTexts(): Promise<string[]>
  allTextContents(): Promise<string[]>
  getAttribute(name: string): Promise<string | null>
  or(other: FoundElement): FoundElement
  elements(): Element[]
  click(): Promise<void>
  tap(): Promise<void>
  check(): Promise<void>
  fill(text: string): Promise<void>
  press(key: 'Enter'): Promise<void>
  selectOption(choice: string | { value?: string; label?: string }): Promise<unknown>
  setInputFiles(files: FileToSend | FileToSend[]): Promise<void>
}

/** @param look finds what is looked in */
export function queriesOf(look: () => FoundElement): Query {
  return {
    getByRole: (role, options) => look().getByRole(role, options),
    getByLabel: (text, options) => look().getByLabel(text, options),
    getByText: (text, options) => look().getByText(text, options),
    locator: (selector, options) => look().locator(selector, options),
  }
}

export function found(all: () => Element[], acts: Acts, name = 'page'): FoundElement {
  const within = (words: string, pick: (roots: Element[]) => Element[]) =>
    found(() => pick(all()), acts, `${name} > ${words}`)
  const inAll = (words: string, test: (element: Element) => boolean, selector = '*') =>
    within(words, (roots) => [
      ...new Set(
        roots.flatMap((root) =>
          [...(root.localName === 'html' ? [root] : []), ...root.querySelectorAll(selector)].filter(
            (element) => element.matches(selector) && test(element),
          ),
        ),
      ),
    ])
  /** The one there is, or the first of several that do the same. */
  const one = (): Element => {
    const elements = all()
    const ways = new Set(elements.map(wayOf))
    if (ways.size !== 1) throw new Error(`${name}: there are ${elements.length}, ${[...ways].join(' | ')}`)
    return elements[0]!
  }
  return {
    getByRole: (role, options = {}) =>
      inAll(
        `${role} ${options.name ?? ''}`,
        (element) =>
          roleOf(element) === role &&
          isShown(element) &&
          (options.level === undefined || element.localName === `h${options.level}`) &&
          (options.name === undefined || matches(nameOf(element), options.name, options.exact)),
      ),
    getByLabel: (text, { exact } = {}) =>
      inAll(
        `label ${String(text)}`,
        (element) => matches(labelOf(element), text, exact),
        'input, select, textarea, [aria-label], [aria-labelledby]',
      ),
    getByText: (text, { exact } = {}) =>
      inAll(
        `text ${String(text)}`,
        (element) =>
          isShown(element) &&
          matches(textOf(element), text, exact) &&
          ![...element.children].some((child) => isShown(child) && matches(textOf(child), text, exact)),
      ),
    locator: (selector, filter) => {
      const elements = inAll(selector, () => true, selector)
      return filter ? elements.filter(filter) : elements
    },
    filter: ({ hasText, has }) =>
      within(`filter ${String(hasText)}`, (elements) =>
        elements.filter(
          (element) =>
            (hasText === undefined || matches(textOf(element), hasText)) &&
            (has === undefined || has.elements().some((inner) => element.contains(inner))),
        ),
      ),
    first: () => within('first', (elements) => elements.slice(0, 1)),
    last: () => within('last', (elements) => elements.slice(-1)),
    nth: (index) => within(`no. ${index}`, (elements) => elements.slice(index).slice(0, 1)),
    count: async () => all().length,
    waitFor: async () =>
      void expect(all().filter(isShown).length, `${name} is on the page`).toBeGreaterThan(0),
    isVisible: async () => all().some(isShown),
    isChecked: async () => one().hasAttribute('checked'),
    inputValue: async () => valueOf(one()),
    innerText: async () => textOf(one()),
    textContent: async () => one().textContent,
    allInnerTexts: async () => all().map(textOf),
    allTextContents: async () => all().map((element) => element.textContent ?? ''),
    getAttribute: async (attribute) => one().getAttribute(attribute),
    or: (other) => found(() => [...new Set([...all(), ...other.elements()])], acts, name),
    elements: all,
    click: () => press(one(), acts),
    tap: () => press(one(), acts),
    check: async () => choose(one()),
    fill: async (text) => fill(one(), text),
    press: () => {
      const pressed = one()
      return pressed.matches('input') ? acts.submit(formOf(pressed)) : press(pressed, acts)
    },
    selectOption: async (choice) =>
      select(one(), typeof choice === 'string' ? choice : (choice.value ?? choice.label ?? '')),
    setInputFiles: async (files) => void filesOf.set(one(), [files].flat().map(asFile)),
  }
}

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()

function matches(text: string, wanted: Text, exact = false) {
  if (wanted instanceof RegExp) return wanted.test(text)
  return exact ? text === plain(wanted) : text.toLowerCase().includes(plain(wanted).toLowerCase())
}

const unseen =
  'script, style, head, template, [hidden], [aria-hidden=true], dialog:not([open]), input[type=hidden]'

function isShown(element: Element): boolean {
  if (element.closest(unseen)) return false
  const closed = element.closest('details:not([open])')
  if (!closed || closed === element) return true
  const summary = [...closed.children].find(({ localName }) => localName === 'summary')
  return Boolean(summary?.contains(element)) && (!closed.parentElement || isShown(closed.parentElement))
}

/** The text for screen readers: without hidden parts, with alternative texts of pictures. */
function textOf(element: Element): string {
  const read = (node: Node): string => {
    if (node.nodeType === 3) return node.textContent ?? ''
    if (node.nodeType !== 1) return ''
    const child = node as Element
    if (child.matches(unseen) || child.matches('textarea')) return ''
    return [...child.childNodes].map(read).join('')
  }
  return plain([...element.childNodes].map(read).join(''))
}

function nameOf(element: Element): string {
  const named = element.getAttribute('aria-labelledby')
  if (named)
    return plain(
      named
        .split(/\s+/)
        .map((id) => byId(element, id)?.textContent)
        .join(' '),
    )
  const label = element.getAttribute('aria-label') ?? element.getAttribute('alt')
  if (label) return plain(label)
  if (element.matches('input, select, textarea')) return labelOf(element)
  if (element.localName === 'fieldset') return plain(element.querySelector('legend')?.textContent)
  const pictures = [...element.querySelectorAll('img[alt], svg[aria-label]')].map(
    (picture) => picture.getAttribute('alt') ?? picture.getAttribute('aria-label'),
  )
  return plain([textOf(element), ...pictures].join(' ')) || plain(element.getAttribute('title'))
}

function labelOf(element: Element): string {
  const own = element.getAttribute('aria-labelledby')
  if (own)
    return plain(
      own
        .split(/\s+/)
        .map((id) => byId(element, id)?.textContent)
        .join(' '),
    )
  const said = element.getAttribute('aria-label')
  if (said) return plain(said)
  const id = element.getAttribute('id')
  const label = (id && element.ownerDocument.querySelector(`label[for="${id}"]`)) || element.closest('label')
  if (label) return textOf(label)
  if (element.matches('input[type=submit], input[type=button]')) return plain(element.getAttribute('value'))
  return plain(element.getAttribute('placeholder') ?? element.getAttribute('title'))
}

const byId = (element: Element, id: string) => element.ownerDocument.querySelector(`[id="${id}"]`)

const roles: readonly (readonly [selector: string, role: string])[] = [
  ['a[href]', 'link'],
  ['button, input[type=submit], input[type=button]', 'button'],
  ['h1, h2, h3, h4, h5, h6', 'heading'],
  ['input[type=checkbox]', 'checkbox'],
  ['input[type=radio]', 'radio'],
  ['input[type=search]', 'searchbox'],
  ['input[type=number]', 'spinbutton'],
  [
    'textarea, input:not([type]), input[type=text], input[type=email], input[type=tel], input[type=url]',
    'textbox',
  ],
  ['select', 'combobox'],
  ['li', 'listitem'],
  ['ul, ol, menu', 'list'],
  ['main', 'main'],
  ['nav', 'navigation'],
  ['body > header, body > div > header', 'banner'],
  ['body > footer, body > div > footer', 'contentinfo'],
  ['section[aria-label], section[aria-labelledby]', 'region'],
  ['img', 'img'],
  ['fieldset, details', 'group'],
  ['article', 'article'],
  ['dialog', 'dialog'],
  ['del', 'deletion'],
  ['table', 'table'],
  ['tr', 'row'],
  ['output', 'status'],
]

const roleOf = (element: Element) =>
  element.getAttribute('role') ?? roles.find(([selector]) => element.matches(selector))?.[1]

/** What pressing would do, in one line: of things that do the same, any may be pressed. */
function wayOf(element: Element): string {
  const link = element.closest('a[href]')
  if (link) return link.getAttribute('href')!
  const { localName } = element
  if (localName !== 'button') return element.outerHTML.slice(0, 300)
  const form = ownerOf(element)
  const hidden = [...(form?.querySelectorAll('input[type=hidden]') ?? [])].map((input) => input.outerHTML)
  return [
    form?.getAttribute('action'),
    element.getAttribute('name'),
    element.getAttribute('value'),
    ...hidden,
  ].join(' ')
}

async function press(element: Element, acts: Acts): Promise<void> {
  const pressed =
    element.closest('a[href], button, summary, label, input') ?? element.querySelector('a[href]')
  if (!pressed) throw new Error(`Nothing happens when one presses ${element.outerHTML.slice(0, 300)}`)
  if (pressed.localName === 'a') return acts.follow(pressed.getAttribute('href')!)
  if (pressed.localName === 'summary') return void pressed.parentElement!.toggleAttribute('open')
  if (pressed.matches('button, input[type=submit]')) return acts.submit(formOf(pressed), pressed)
  const id = pressed.getAttribute('for')
  const field =
    pressed.localName === 'label' ? (id && byId(pressed, id)) || pressed.querySelector('input') : pressed
  if (field?.matches('input[type=checkbox]') && field.hasAttribute('checked'))
    field.removeAttribute('checked')
  else if (field) choose(field)
}

function formOf(control: Element): HTMLFormElement {
  const form = ownerOf(control)
  if (!form) throw new Error(`There is no form around ${control.outerHTML.slice(0, 300)}`)
  if (control.hasAttribute('disabled')) throw new Error(`Nobody can press ${control.outerHTML.slice(0, 300)}`)
  return form
}

function choose(field: Element) {
  if (field.matches('input[type=radio]'))
    for (const other of formOf(field).querySelectorAll(`input[name="${field.getAttribute('name')}"]`))
      other.removeAttribute('checked')
  field.setAttribute('checked', '')
}

function fill(field: Element, text: string) {
  if (field.localName === 'textarea') field.textContent = text
  else field.setAttribute('value', text)
}

function select(field: Element, choice: string) {
  const options = [...field.querySelectorAll('option')]
  const option = options.find(
    (one) => one.getAttribute('value') === choice || plain(one.textContent) === plain(choice),
  )
  if (!option) throw new Error(`There is no ${choice} in ${field.outerHTML.slice(0, 500)}`)
  for (const other of options) other.removeAttribute('selected')
  option.setAttribute('selected', '')
}

const valueOf = (field: Element) =>
  field.localName === 'textarea'
    ? (field.textContent ?? '').replace(/^\n/, '')
    : field.localName === 'select'
      ? (chosenIn(field)?.getAttribute('value') ?? '')
      : (field.getAttribute('value') ?? '')
