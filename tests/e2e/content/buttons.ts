import type { Page } from '@playwright/test'
import { mounted } from '#tests/e2e/fixtures.ts'

/** Milliseconds that a button may take to have an effect. */
const EFFECT_TIMEOUT = 1_000

/** More than any page has; stops on pages that create buttons endlessly. */
const MAX_BUTTONS = 150

/**
 * Presses every visible button matching `scope` once, including those that appear later, and returns the ones
 * without any effect: no change of elements, URL, scroll position or focus, no request, no file dialog.
 */
export async function buttonsWithoutEffect(page: Page, path: string, scope: string) {
  let externalEffects = 0
  const countEffect = () => {
    externalEffects += 1
  }
  page.on('request', countEffect)
  page.on('filechooser', countEffect)
  const withoutEffect: string[] = []
  const pressed: string[] = []
  const start = async () => {
    await page.goto(path)
    await mounted(page)
  }
  await start()
  while (pressed.length < MAX_BUTTONS) {
    externalEffects = 0
    const result = await page
      .evaluate(pressNext, { scope, pressed, timeout: EFFECT_TIMEOUT })
      // The script is aborted if the button navigates away.
      .catch(() => 'navigated' as const)
    if (result === null) break
    if (result === 'navigated' || new URL(page.url()).pathname !== path) {
      pressed.push(result === 'navigated' ? await lastPressed(page) : result.key)
      await start()
      continue
    }
    pressed.push(result.key)
    if (!result.changed && externalEffects === 0) withoutEffect.push(`${path}: ${result.key}`)
  }
  page.off('request', countEffect)
  page.off('filechooser', countEffect)
  return { withoutEffect, pressed: pressed.length }
}

function lastPressed(page: Page) {
  return page.evaluate(() => sessionStorage.getItem('last-pressed') ?? '')
}

type PressOptions = { scope: string; pressed: string[]; timeout: number }

/**
 * Runs in the page. Identifies a button by its name and its position among buttons of that name, and by the element
 * itself within one document, because pressing it may change its name.
 */
async function pressNext({ scope, pressed, timeout }: PressOptions) {
  const pageWindow = window as { pressedButtons?: WeakSet<Element> }
  pageWindow.pressedButtons ??= new WeakSet()
  const alreadyPressed = pageWindow.pressedButtons
  const counts = new Map<string, number>()
  const remaining = [...document.querySelectorAll<HTMLButtonElement>(scope)].flatMap((button) => {
    const name = (button.ariaLabel ?? button.textContent ?? '').trim().replace(/\s+/g, ' ')
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    const key = `"${name}" ${count}`
    const visible = button.checkVisibility({ visibilityProperty: true })
    if (!visible || button.disabled || alreadyPressed.has(button) || pressed.includes(key))
      return []
    return [{ button, key }]
  })
  // Pressing a selected option has no effect, so it is pressed after another option of its group.
  const chosen = '[aria-pressed=true], [aria-selected=true], [aria-current=true]'
  const next = remaining.find(({ button }) => !button.matches(chosen)) ?? remaining[0]
  if (!next) return null
  const { button, key } = next
  alreadyPressed.add(button)
  sessionStorage.setItem('last-pressed', key)
  // A press would be repeated after mounting, but the effect must be that of the button.
  button.scrollIntoView({ block: 'center', behavior: 'instant' })
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  const isPending = () => {
    const island = button.closest<HTMLElement>('[data-island]:not([data-when=restore])')
    return island !== null && island.dataset.mounted === undefined
  }
  for (let waits = 0; isPending() && waits < 500; waits += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)))
  let changed = false
  const observer = new MutationObserver(() => {
    changed = true
  })
  const observed = { attributes: true, childList: true, characterData: true, subtree: true }
  observer.observe(document, observed)
  const before = { href: location.href, top: scrollY, focus: document.activeElement }
  // Unlike a pointer click, this does not move the focus.
  button.click()
  const end = performance.now() + timeout
  while (!changed && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 10))
    const { activeElement } = document
    changed ||= location.href !== before.href || scrollY !== before.top
    changed ||= activeElement !== before.focus && activeElement !== button
  }
  observer.disconnect()
  return { key, changed }
}
