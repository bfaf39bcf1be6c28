import type { MountTime } from '#ui/island.tsx'
import { nextPaint } from '#ui/next-paint.ts'
import { registry } from './registry.ts'

/** An island is loaded this far before it becomes visible. */
const MARGIN = '300px'

/** Milliseconds after which the data of a page from the back/forward cache is old. */
const STALE_AFTER = 5 * 60_000

/** Islands that are mounted, or being mounted. */
const begun = new WeakSet<Element>()

/** As a page is left, Firefox stops its imports, which fail. */
let isLeaving = false

/** Mounts every island of the document at its time (`data-when`). */
export function mountIslands() {
  mountPresent()
  const moved = new AbortController()
  for (const event of ['pointermove', 'touchstart', 'wheel', 'keydown'] as const) {
    addEventListener(event, onMove(moved), { signal: moved.signal, passive: true })
  }
  for (const event of ['pointerdown', 'focusin', 'click'] as const) {
    document.addEventListener(event, onUse, { capture: true, passive: true })
  }
  // Buttons that were pressed before this code was there (head-script.tsx).
  for (const button of document.querySelectorAll('[data-pressed]')) mountIslandOf(button)
  watchRestores()
}

/** Mounts the islands that are in the document now. */
export function mountPresent() {
  const observer = new IntersectionObserver(onVisible, { rootMargin: MARGIN })
  for (const element of allIslands()) {
    if (element.dataset.when === 'visible') observer.observe(element)
  }
  // Further downloads would delay the first paint.
  nextPaint().then(() => mountAll('load'))
}

function allIslands() {
  return document.querySelectorAll<HTMLElement>('[data-island]')
}

function onVisible(entries: IntersectionObserverEntry[], observer: IntersectionObserver) {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    observer.unobserve(target)
    mount(target as HTMLElement)
  }
}

/** Browsers also report a pointer that rests where the page appears: it has not moved. */
function onMove(moved: AbortController) {
  return (event: Event) => {
    if (event instanceof PointerEvent && event.movementX === 0 && event.movementY === 0) return
    moved.abort()
    mountAll('move')
  }
}

export function mountAll(when: MountTime) {
  for (const element of allIslands()) if (element.dataset.when === when) mount(element)
}

/** The page answers the press first. */
async function onUse({ target }: Event) {
  await nextPaint()
  if (target instanceof Element) mountIslandOf(target)
}

function mountIslandOf(target: Element) {
  const element = target.closest<HTMLElement>('[data-island]')
  if (element && element.dataset.when !== 'restore') mount(element)
}

function watchRestores() {
  let leftAt = Date.now()
  addEventListener('beforeunload', () => {
    isLeaving = true
  })
  addEventListener('pagehide', () => {
    leftAt = Date.now()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    for (const form of document.forms) delete form.dataset.posted
    if (Date.now() - leftAt < STALE_AFTER) return
    for (const element of allIslands()) if (element.dataset.when === 'restore') run(element)
  })
}

function mount(element: HTMLElement) {
  if (begun.has(element)) return
  begun.add(element)
  run(element)
}

/** An island that fails keeps its server-rendered content, shown as without JavaScript. */
async function run(element: HTMLElement) {
  const { island = '', props = '{}' } = element.dataset
  try {
    const load = registry[island]
    if (!load) throw new Error(`There is no island "${island}".`)
    const mountIsland = await load()
    // A form that is being posted must not be sent a second time by its island.
    if (element.querySelector('[data-posted]')) {
      begun.delete(element)
      return
    }
    await mountIsland(element, JSON.parse(props))
    element.dataset.mounted = ''
    pressAgain(element)
  } catch (error) {
    element.dataset.failed = ''
    if (!isLeaving) reportError(error)
  }
  element.querySelector('[data-loading]')?.setAttribute('hidden', '')
}

/** Repeats presses that came before the island was mounted, in their order. */
function pressAgain(element: HTMLElement) {
  const pressed = [...element.querySelectorAll<HTMLElement>('[data-pressed]')]
  const pressedAt = ({ dataset }: HTMLElement) => Number(dataset.pressed)
  for (const button of pressed.sort((a, b) => pressedAt(a) - pressedAt(b))) {
    delete button.dataset.pressed
    if (button.closest('[data-island]') === element) button.click()
  }
}
