import type { ElementHandle, Page } from '@playwright/test'

/** From press to next paint; `control` says which: its tag and words. */
export type Press = { control: string; ms: number }

declare global {
  interface Window {
    /** Durations of interactions since the last read. */
    interactions: number[]
  }
}

/** Also the field of a form that only machines fill in. */
const unusable = ':disabled, [inert] *, [aria-hidden="true"] *'
const controls =
  'summary, button, [role="tab"], input:not([type="hidden"], [type="file"]), select, textarea'
/** Of controls that look the same, such as the questions of a list. */
const ALIKE = 2
/** Someone who scrolls to a control needs at least that long to press it. */
const AIM_MS = 300
const REACH_MS = 1500
/** Shorter ones are not reported. */
const SHORTEST_MS = 16

/**
 * Opens the page as after the splash and presses its controls, in the order of the document and as they appear.
 * `missed` are the names of those that nothing could reach.
 */
export async function pressControls(page: Page, url: string) {
  await page.addInitScript(() => sessionStorage.setItem('splash', '1'))
  await page.addInitScript(observeInteractions)
  let openedAt = await open(page, url)
  const done: string[] = []
  const covered: string[] = []
  const missed: string[] = []
  const presses: Press[] = []
  for (;;) {
    const next = await nextControl(page, done)
    if (!next) break
    const isPressed = await press(page, next.element)
    const ms = isPressed ? await longestInteraction(page, openedAt) : undefined
    if (ms !== undefined) presses.push({ control: next.name, ms })
    // Without a measurement, a menu covers the control or a form was sent without script. Tries the former once more.
    else openedAt = await open(page, url)
    const isTriedAgain = !isPressed && !covered.includes(next.id)
    if (isTriedAgain) covered.push(next.id)
    else done.push(next.id)
    if (!isPressed && !isTriedAgain) missed.push(next.name)
  }
  return { presses, missed }
}

/** The time origin of the document, which tells it from the next. */
async function open(page: Page, url: string) {
  // A form that was sent without script may still be opening its answer, which ends the first try.
  const response = await page.goto(url).catch(() => page.goto(url))
  if (!response?.ok()) throw new Error(`${url} responded with ${response?.status()}.`)
  return await page.evaluate(() => performance.timeOrigin)
}

function observeInteractions() {
  const durations: number[] = []
  window.interactions = durations
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId > 0) durations.push(entry.duration)
  })
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** The first visible control that is not done. Its id has no counter, so that it is the same in a new document. */
async function nextControl(page: Page, done: string[]) {
  const found = await page.evaluateHandle(
    ({ controls, unusable, done, alike }) => {
      for (const element of document.querySelectorAll(controls)) {
        const { width, height } = element.getBoundingClientRect()
        const isVisible = element.checkVisibility({ visibilityProperty: true })
        if (!isVisible || width * height < 2 || element.matches(unusable)) continue
        const label = element.getAttribute('aria-label') ?? element.getAttribute('name')
        const words = (label ?? element.textContent).replace(/\s+/g, ' ').trim().slice(0, 40)
        const name = `${element.localName} "${words}"`
        const kind = `${element.localName} ${element.className} ${element.getAttribute('type')}: `
        const isDone = done.includes(kind + name)
        const count = done.filter((id) => id.startsWith(kind)).length
        if (!isDone && count < alike) return { element, name, id: kind + name }
      }
      return undefined
    },
    { controls, unusable, done, alike: ALIKE },
  )
  const texts = await found.evaluate((one) => one && { name: one.name, id: one.id })
  const element = texts && (await found.getProperty('element')).asElement()
  return element ? { ...texts, element: element as ElementHandle<Element> } : undefined
}

/** False if the control is covered or gone. */
async function press(page: Page, control: ElementHandle<Element>) {
  try {
    await control.scrollIntoViewIfNeeded({ timeout: REACH_MS })
    await page.waitForTimeout(AIM_MS)
    await pressOnce(page, control)
    return true
  } catch {
    return false
  }
}

async function pressOnce(page: Page, control: ElementHandle<Element>) {
  const isSelect = await control.evaluate((element) => element.matches('select'))
  // The list of a select is the browser's own and would stay open.
  if (isSelect) {
    await control.focus()
    return page.keyboard.press('ArrowDown')
  }
  const hasTouch = await page.evaluate(() => matchMedia('(hover: none)').matches)
  if (hasTouch) await control.tap({ timeout: REACH_MS, noWaitAfter: true })
  else await control.click({ timeout: REACH_MS, noWaitAfter: true })
  const isText = await control.evaluate((element) =>
    element.matches('textarea, input:not([type="checkbox"], [type="radio"], [type="submit"])'),
  )
  if (isText) await page.keyboard.type('ab')
}

/** Undefined if the control opened another document, for example as a form that is sent without script. */
async function longestInteraction(page: Page, openedAt: number) {
  try {
    return await page.evaluate(
      async ({ shortest, openedAt }) => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
        for (let count = 0; count < 3; count++) await frame()
        await new Promise((resolve) => setTimeout(resolve, 100))
        if (performance.timeOrigin !== openedAt) return undefined
        return Math.max(shortest, ...window.interactions.splice(0))
      },
      { shortest: SHORTEST_MS, openedAt },
    )
  } catch {
    await page.waitForLoadState()
    return undefined
  }
}
