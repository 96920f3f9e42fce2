import type { Point } from './projection.ts'

/** Pixels a finger may tremble before a tap becomes a drag. */
const tremble = 6

const steps: Record<string, [dx: number, dy: number]> = {
  ArrowLeft: [60, 0],
  ArrowRight: [-60, 0],
  ArrowUp: [0, 60],
  ArrowDown: [0, -60],
}

const factors: Record<string, number> = { '+': 1.5, '=': 1.5, '-': 1 / 1.5 }

export type Moves = {
  /** Pixels. */
  pan: (dx: number, dy: number) => void
  /** `at`: pixels from the element's top left corner, the middle if not given. */
  zoom: (factor: number, at?: Point) => void
  /** Escape, or a press on no pin. */
  leave: () => void
}

/**
 * Mouse, touch, wheel and keys on the map. The wheel only zooms with Ctrl or when the map has the focus, else it
 * scrolls the page. Answers with the function that stops listening.
 */
export function listen(element: HTMLElement, moves: Moves): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  listenToPointers(element, moves, signal)
  element.addEventListener('wheel', (event) => turn(event, element, moves), { signal, passive: false })
  element.addEventListener('keydown', (event) => press(event, element, moves), { signal })
  element.addEventListener('click', (event) => !isIn('[data-pin], button', event) && moves.leave(), {
    signal,
  })
  return () => stopped.abort()
}

function listenToPointers(element: HTMLElement, { pan, zoom }: Moves, signal: AbortSignal) {
  const pointers = new Map<number, Point>()
  let start: Point | undefined
  let dragging = false

  element.addEventListener('pointerdown', down, { signal })
  element.addEventListener('pointermove', move, { signal })
  for (const end of ['pointerup', 'pointercancel'] as const) element.addEventListener(end, up, { signal })
  element.addEventListener('click', swallow, { signal, capture: true })

  function down(event: PointerEvent) {
    if (event.isPrimary) {
      pointers.clear()
      start = placeOf(event, element)
      dragging = false
    }
    if (event.button !== 0 || isIn('[data-card]', event)) return
    if (pointers.size < 2) pointers.set(event.pointerId, placeOf(event, element))
  }

  function move(event: PointerEvent) {
    const before = pointers.get(event.pointerId)
    if (!before || !start) return
    // Released outside the window.
    if (event.buttons === 0) return up(event)
    const now = placeOf(event, element)
    if (!dragging && pointers.size === 1 && distance(now, start) < tremble) return
    if (!dragging) keepFocus(element)
    dragging = true
    // Only now: a press captured at once would never become a click on a pin.
    for (const id of pointers.keys()) element.setPointerCapture(id)
    pointers.set(event.pointerId, now)
    const other = pointers.entries().find(([id]) => id !== event.pointerId)?.[1]
    if (other) pinch(before, now, other)
    else pan(now.x - before.x, now.y - before.y)
  }

  function pinch(before: Point, now: Point, other: Point) {
    pan((now.x - before.x) / 2, (now.y - before.y) / 2)
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    zoom(Math.max(1, distance(now, other)) / Math.max(1, distance(before, other)), middle)
  }

  function up(event: PointerEvent) {
    pointers.delete(event.pointerId)
  }

  function swallow(event: MouseEvent) {
    // detail 0: pressed on the keyboard.
    if (!dragging || event.detail === 0) return
    dragging = false
    event.preventDefault()
    event.stopPropagation()
  }
}

function turn(event: WheelEvent, element: HTMLElement, { zoom }: Moves) {
  if (isIn('[data-card]', event)) return
  if (!event.ctrlKey && !event.metaKey && !element.contains(document.activeElement)) return
  event.preventDefault()
  keepFocus(element)
  const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * 16
  // A pinch on a touchpad comes as small turns with Ctrl.
  zoom(Math.exp(-pixels * (event.ctrlKey && Math.abs(pixels) < 50 ? 0.01 : 0.0016)), placeOf(event, element))
}

function press(event: KeyboardEvent, element: HTMLElement, { pan, zoom, leave }: Moves) {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const step = steps[event.key]
  const factor = factors[event.key]
  // A pin closes its card itself and keeps the focus.
  if (event.key === 'Escape' && !isIn('[data-pin]', event)) return leave()
  if (step) pan(...step)
  else if (factor) zoom(factor)
  else return
  event.preventDefault()
  keepFocus(element)
}

/** A pin that has the focus may be moved out of sight and removed: the map itself takes the focus over. */
function keepFocus(element: HTMLElement) {
  const focused = document.activeElement
  if (focused !== element && focused?.closest('[data-pin]') && element.contains(focused)) {
    element.focus({ preventScroll: true })
  }
}

const isIn = (part: string, { target }: Event) => target instanceof Element && target.closest(part) !== null

function placeOf(event: MouseEvent, element: HTMLElement): Point {
  const { left, top } = element.getBoundingClientRect()
  return { x: event.clientX - left, y: event.clientY - top }
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
