import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Engine } from './engine.ts'
import { waitFor } from './program.ts'

/** What is tried; what it returns is printed. */
export type WalkStep = { name: string; run(window: Window): Promise<unknown> }

/** Whether an element is there and visible. */
export function isVisible(selector: string) {
  return `(document.querySelector(${JSON.stringify(selector)})?.checkVisibility() ?? false)`
}

/** Finds, points and types as a visitor does, in any engine. */
export class Window {
  readonly #engine: Engine
  readonly #origin: string

  constructor(engine: Engine, origin: string) {
    this.#engine = engine
    this.#origin = origin
  }

  open(path: string) {
    return this.#engine.open(this.#origin + path)
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

  /** Clicks an element of the page in the frame, which may be scaled. */
  async clickInFrame(selector: string) {
    await this.#press(
      (await this.read(`(() => {
        const frame = document.querySelector('iframe')
        const { x, y, width } = frame.getBoundingClientRect()
        const scale = width / frame.contentWindow.innerWidth
        const element = frame.contentDocument.querySelector(${JSON.stringify(selector)})
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const box = element.getBoundingClientRect()
        const middle = [x + (box.x + Math.min(box.width / 2, 60)) * scale, y + (box.y + box.height / 2) * scale]
        return middle.map(Math.round)
      })()`)) as [number, number],
    )
  }

  /** The path of a new file. */
  file(name: string, content: Buffer) {
    const folder = mkdtempSync(join(tmpdir(), 'wavelength-walk-'))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    const path = join(folder, name)
    writeFileSync(path, content)
    return path
  }

  /** For each text, the first page of the sitemap that has it in its HTML. */
  async pathsWith(...marks: string[]) {
    const read = async (path: string) => (await fetch(this.#origin + path)).text()
    const paths = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]+)</g)].map(
      ([, address = '/']) => new URL(address).pathname,
    )
    const found = marks.map((): string | undefined => undefined)
    for (const path of paths) {
      const html = await read(path)
      for (const [at, mark] of marks.entries()) if (html.includes(mark)) found[at] ??= path
      if (!found.includes(undefined)) break
    }
    return found
  }

  async #press([x, y]: [number, number]) {
    await this.#point([{ type: 'pointerMove', x, y, duration: 0 }])
    await this.#point([
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ])
  }

  /** Types each character; special keys have the code points of WebDriver. */
  async type(text: string) {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await this.#engine.act([{ type: 'key', id: 'keyboard', actions }])
  }

  press(key: string) {
    return this.type(key)
  }

  /** The part of an element that is in the window, scrolled to its lower edge. */
  async pictureOf(selector: string) {
    const element = `document.querySelector(${JSON.stringify(selector)})`
    await this.read(`${element}.scrollIntoView({ block: 'end', behavior: 'instant' })`)
    const [bottom, height] = (await this.read(
      `new Promise((resolve) => setTimeout(() => resolve([${element}.getBoundingClientRect().bottom, innerHeight]), 300))`,
    )) as [number, number]
    const picture = sharp(await this.#engine.picture())
    const { width = 0 } = await picture.metadata()
    const size = { width, height: Math.floor(Math.min(bottom, height)) }
    return await picture.extract({ left: 0, top: 0, ...size }).toBuffer()
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
