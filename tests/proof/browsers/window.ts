import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { isHydrated } from '#tests/fixtures/hydrated.ts'
import type { Site } from '#tests/fixtures/site.ts'
import type { Engine } from './engine.ts'
import { waitFor } from './program.ts'

/** What is tried; what it returns is printed. */
export type WalkStep = { name: string; run(window: Window, site: Site): Promise<unknown> }

/** Whether an element is there and visible. */
export function isVisible(selector: string) {
  return `(document.querySelector(${JSON.stringify(selector)})?.checkVisibility() ?? false)`
}

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
export const keys = { enter: '\uE007', control: '\uE009', escape: '\uE00C' }

/** Finds, points and types as a visitor does, in any engine. */
export class Window {
  readonly #engine: Engine
  readonly #origin: string
  /** The HTML of the pages of the sitemap that have been read, by path. */
  readonly #pages = new Map<string, string>()

  constructor(engine: Engine, origin: string) {
    this.#engine = engine
    this.#origin = origin
  }

  /** Loads a page, of the admin to the point at which it can be used. */
  async open(path: string) {
    await this.#engine.open(this.#origin + path)
    await this.until('React did not hydrate the page', `(${isHydrated})()`)
  }

  back() {
    return this.#engine.back()
  }

  resize(width: number, height: number) {
    return this.#engine.resize(width, height)
  }

  setFile(selector: string, path: string) {
    return this.#engine.setFile(selector, path)
  }

  read(expression: string) {
    return this.#engine.evaluate(expression)
  }

  /** Waits until an expression in the page is true. */
  until(message: string, expression: string) {
    return waitFor(message, async () => Boolean(await this.read(`Boolean(${expression})`)))
  }

  async move(selector: string) {
    const [x, y] = await this.#middleOf(selector)
    await this.#point([{ type: 'pointerMove', x, y, duration: 0 }])
  }

  async click(selector: string, which: 'first' | 'visible' = 'first') {
    await this.#press(await this.#middleOf(selector, which))
  }

  /** Clicks an element, given as an expression over `page`, of the page in the frame once that answers to the pointer. */
  async clickInFrame(expression: string) {
    await waitFor('The framed page does not answer to the pointer', async () => {
      const [x, y] = await this.#placeInFrame(expression)
      await this.#point([
        { type: 'pointerMove', x: x + 1, y, duration: 0 },
        { type: 'pointerMove', x, y, duration: 0 },
      ])
      return await this.read(
        `Boolean(document.querySelector('iframe').contentDocument.querySelector('[data-hovered]'))`,
      )
    })
    await this.#press(await this.#placeInFrame(expression))
  }

  /** Where an element of the framed page, which may be scaled, is in the window. */
  async #placeInFrame(expression: string) {
    return (await this.read(`(() => {
      const frame = document.querySelector('iframe')
      const page = frame.contentDocument
      const element = ${expression}
      const { x, y, width } = frame.getBoundingClientRect()
      const scale = width / frame.contentWindow.innerWidth
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const box = element.getBoundingClientRect()
      const middle = [x + (box.x + Math.min(box.width / 2, 60)) * scale, y + (box.y + box.height / 2) * scale]
      return middle.map(Math.round)
    })()`)) as [number, number]
  }

  /** The path of a new file. */
  file(name: string, content: Buffer) {
    const folder = mkdtempSync(join(tmpdir(), 'wavelength-walk-'))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    const path = join(folder, name)
    writeFileSync(path, content)
    return path
  }

  /** The first page of the sitemap whose HTML has this text. @throws Error if none has it */
  async pageWith(text: string) {
    for await (const path of this.pagesWith(text)) return path
    throw new Error(`No page of the sitemap contains ${text}`)
  }

  async *pagesWith(text: string) {
    for await (const [path, html] of this.#allPages()) if (html.includes(text)) yield path
  }

  async *#allPages() {
    if (this.#pages.size === 0) {
      for (const [, address = ''] of (await this.#read('/sitemap.xml')).matchAll(
        /<loc>([^<]+)</g,
      )) {
        this.#pages.set(new URL(address).pathname, '')
      }
    }
    for (const [path, known] of this.#pages) {
      const html = known || (await this.#read(path))
      this.#pages.set(path, html)
      yield [path, html] as const
    }
  }

  async #read(path: string) {
    return (await fetch(this.#origin + path)).text()
  }

  async #press([x, y]: [number, number]) {
    await this.#point([{ type: 'pointerMove', x, y, duration: 0 }])
    await this.#point([
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ])
  }

  /** Types each character or key, while `held` is down. */
  async type(text: string, held = '') {
    const down = (value: string) => ({ type: 'keyDown', value })
    const up = (value: string) => ({ type: 'keyUp', value })
    const strokes = [...text].flatMap((value) => [down(value), up(value)])
    const actions = [...[...held].map(down), ...strokes, ...[...held].map(up)]
    await this.#engine.act([{ type: 'key', id: 'keyboard', actions }])
  }

  /** The part of an element that is in the window, scrolled to its lower edge, as colours. */
  async pictureOf(selector: string) {
    const element = `document.querySelector(${JSON.stringify(selector)})`
    await this.read(`${element}.scrollIntoView({ block: 'end', behavior: 'instant' })`)
    const [bottom, height] = (await this.read(
      `new Promise((resolve) => requestAnimationFrame(() => resolve([${element}.getBoundingClientRect().bottom, innerHeight])))`,
    )) as [number, number]
    const picture = sharp(await this.#engine.picture())
    const { width = 0 } = await picture.metadata()
    const size = { width, height: Math.floor(Math.min(bottom, height)) }
    const part = picture.extract({ left: 0, top: 0, ...size }).removeAlpha()
    return await part.raw().toBuffer({ resolveWithObject: true })
  }

  #point(actions: Record<string, string | number>[]) {
    return this.#engine.act([{ type: 'pointer', id: 'mouse', actions }])
  }

  async #middleOf(selector: string, which: 'first' | 'visible' = 'first') {
    const all = `[...document.querySelectorAll(${JSON.stringify(selector)})]`
    const filter = which === 'visible' ? '.filter((element) => element.checkVisibility())' : ''
    const element = `${all}${filter}[0]`
    await this.until(`${selector} is not there`, `${element}?.checkVisibility()`)
    return (await this.read(`(() => {
      const element = ${element}
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = element.getBoundingClientRect()
      return [Math.round(x + width / 2), Math.round(y + height / 2)]
    })()`)) as [number, number]
  }
}
