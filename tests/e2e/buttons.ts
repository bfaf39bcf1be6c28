import type { Page } from '@playwright/test'
import { hydrated } from './fixtures.ts'

/** How long a button may take to show what it does, in milliseconds. */
const PATIENCE = 1_000

/** More than any page has; a page that makes new buttons without end stops here. */
const MOST = 150

/**
 * Presses every visible button below `scope` once, those that it uncovers too, and names the ones after which nothing
 * was different: no element, no address, no scroll, no focus, no request, no file dialog.
 */
export async function deadButtons(page: Page, path: string, scope: string) {
  let outside = 0
  const noteOutside = () => {
    outside += 1
  }
  page.on('request', noteOutside)
  page.on('filechooser', noteOutside)
  const dead: string[] = []
  const pressed: string[] = []
  const start = async () => {
    await page.goto(path)
    await hydrated(page)
  }
  await start()
  while (pressed.length < MOST) {
    outside = 0
    const result = await page
      .evaluate(pressNext, { scope, pressed, patience: PATIENCE })
      // A document that is left takes its scripts with it: the button did something.
      .catch(() => 'left' as const)
    if (result === null) break
    if (result === 'left' || new URL(page.url()).pathname !== path) {
      pressed.push(result === 'left' ? await lastPressed(page) : result.key)
      await start()
      continue
    }
    pressed.push(result.key)
    if (!result.changed && outside === 0) dead.push(`${path}: ${result.key}`)
  }
  page.off('request', noteOutside)
  page.off('filechooser', noteOutside)
  return { dead, pressed: pressed.length }
}

function lastPressed(page: Page) {
  return page.evaluate(() => sessionStorage.getItem('last-pressed') ?? '')
}

type Asked = { scope: string; pressed: string[]; patience: number }

/**
 * Runs in the page. A button is known by its name and by how many of that name come before it, and for as long as the
 * document stays by itself: its name may change when it is pressed.
 */
async function pressNext({ scope, pressed, patience }: Asked) {
  const own = window as { pressedButtons?: WeakSet<Element> }
  own.pressedButtons ??= new WeakSet()
  const done = own.pressedButtons
  const counts = new Map<string, number>()
  const waiting = [...document.querySelectorAll<HTMLButtonElement>(scope)].flatMap((button) => {
    const name = (button.ariaLabel ?? button.textContent ?? '').trim().replace(/\s+/g, ' ')
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    const key = `"${name}" ${count}`
    const visible = button.checkVisibility({ visibilityProperty: true })
    if (!visible || button.disabled || done.has(button) || pressed.includes(key)) return []
    return [{ button, key }]
  })
  // What is chosen already has nothing to do; its turn comes when another one of its group is chosen.
  const chosen = '[aria-pressed=true], [aria-selected=true], [aria-current=true]'
  const next = waiting.find(({ button }) => !button.matches(chosen)) ?? waiting[0]
  if (!next) return null
  const { button, key } = next
  done.add(button)
  sessionStorage.setItem('last-pressed', key)
  // A section's own script comes after the page's; React puts its properties on the elements when it is there.
  const awake = () => Object.keys(button).some((name) => name.startsWith('__reactProps'))
  for (let waits = 0; !awake() && waits < 500; waits += 1) {
    await new Promise((wake) => setTimeout(wake, 10))
  }
  // The effects of what has just come run after that.
  await new Promise((wake) => requestAnimationFrame(() => setTimeout(wake, 20)))
  let changed = false
  const observer = new MutationObserver(() => {
    changed = true
  })
  const seen = { attributes: true, childList: true, characterData: true, subtree: true }
  observer.observe(document, seen)
  const before = { href: location.href, top: scrollY, focus: document.activeElement }
  // Not the pointer: that would move the focus to the button itself, which is no effect.
  button.click()
  const end = performance.now() + patience
  while (!changed && performance.now() < end) {
    await new Promise((wake) => setTimeout(wake, 10))
    const { activeElement } = document
    changed ||= location.href !== before.href || scrollY !== before.top
    changed ||= activeElement !== before.focus && activeElement !== button
  }
  observer.disconnect()
  return { key, changed }
}
