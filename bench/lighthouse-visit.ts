import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { browserFlags, findBrowser } from './browser.ts'

// Runs as a separate process: one Lighthouse run in a new browser. `program` is Lighthouse's in npm's cache.
const [program = '', visit, url = '', file = ''] = process.argv.slice(2)

type Page = { evaluateOnNewDocument(script: string): Promise<unknown> }
type Browser = { newPage(): Promise<Page>; close(): Promise<void> }
type Puppeteer = { launch(options: object): Promise<Browser> }
type Lighthouse = (url: string, flags: object, config: undefined, page: Page) => Promise<Result>
type Result = { report: string; lhr: { runtimeError?: { message: string } } }

const modules = createRequire(program)
const load = async (path: string) => (await import(pathToFileURL(path).href)).default
const lighthouse: Lighthouse = await load(join(program, '..', '..', 'core', 'index.js'))
const puppeteer: Puppeteer = await load(modules.resolve('puppeteer-core'))

const browser = await puppeteer.launch({ executablePath: findBrowser(), args: browserFlags })
const page = await browser.newPage()
if (visit === 'later') {
  // An empty document has no session storage.
  await page.evaluateOnNewDocument("try { sessionStorage.setItem('splash', '1') } catch {}")
}
const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo']
const { report, lhr } = await lighthouse(url, { onlyCategories, output: 'json' }, undefined, page)
await browser.close()
if (lhr.runtimeError) throw new Error(lhr.runtimeError.message)
await writeFile(file, report)
