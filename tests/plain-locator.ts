import { expect } from 'vitest'
import { byId, isShown, labelOf, nameOf, plain, roleOf, textOf } from './accessible-names.ts'
import { asFile, chosenIn, type FileToSend, filesOf, ownerOf } from './plain-form.ts'

type Text = string | RegExp
type Options = { name?: Text; exact?: boolean; level?: number; hasText?: Text }
type PageActions = {
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
  uncheck(): Promise<void>
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

export function found(all: () => Element[], acts: PageActions, name = 'page'): FoundElement {
  const within = (words: string, pick: (roots: Element[]) => Element[]) =>
    found(() => pick(all()), acts, `${name} > ${words}`)
  const inAll = (words: string, test: (element: Element) => boolean, selector = '*') =>
    within(words, (roots) => [
      ...new Set(
        roots.flatMap((root) =>
          [...(root.localName === 'html' ? [root] : []), ...root.querySelectorAll(selector)].filter(
            (element) => (selector === '*' || element.matches(selector)) && test(element),
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
          matches(textOf(element), text, exact) &&
          isShown(element) &&
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
    uncheck: async () => one().removeAttribute('checked'),
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

function matches(text: string, wanted: Text, exact = false) {
  if (wanted instanceof RegExp) return wanted.test(text)
  return exact ? text === plain(wanted) : text.toLowerCase().includes(plain(wanted).toLowerCase())
}

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

async function press(element: Element, acts: PageActions): Promise<void> {
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
