import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { chromium, type Page, type Request } from '@playwright/test'
import { browserFlags, findBrowser } from '#bench/browser.ts'
import { actionPath, documentPath } from '#model/admin-paths.ts'
import { fixtureProgram } from '#tests/e2e/fixture-program.ts'
import prepareFixtureSite from '#tests/e2e/prepare-fixture-site.ts'
import { ownerEmail, ownerPassword, signInOwner } from '#tests/fixtures/owner.ts'
import { removeFolder, startSite } from '#tests/fixtures/site.ts'
import { createRandom, type Random } from './random.ts'

export type EditingOptions = { steps: number; seed: number; progress?: (steps: number) => void }

/** A page with a title in most of its sections. */
const KEY = 'page:text'
const BLOCKS = { min: 4, max: 14 }
/** Steps after which both save and are compared: of what is written later, nothing shows that a text was lost. */
const CHECK_EVERY = 20
const SETTLED_WITHIN = 60_000
const POLL_MS = 300

/** A row of the form: a section by its id, and what the row says of it. */
type Row = { id: string; text: string }
type Block = { _id: string; title?: string }

/**
 * Two browsers edit one page at once: each step moves, copies or removes a section, writes into one, or saves. Both must come
 * to the same page; no text may be in a section that it was not written into, none lost but in a conflict that was shown, and
 * every comment must stay with its field.
 */
export async function runEditing({ steps, seed, progress }: EditingOptions) {
  const random = createRandom(seed)
  await prepareFixtureSite()
  const env = { ADMIN_EMAIL: ownerEmail, ADMIN_PASSWORD: ownerPassword, TRUSTED_PROXIES: '1' }
  const site = await startSite({ env, program: fixtureProgram })
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  try {
    const cookie = await signInOwner(site.origin)
    const act = (name: string, values: Record<string, string>) =>
      runAction(site.origin, cookie, name, values)
    const { value, version } = (await act('content.open', { document: KEY })).value
    const commented = await comment(act, value, version)
    const editors = [await openEditor(), await openEditor()]
    const history = createHistory(value.blocks)
    const failures: string[] = []
    for (let step = 1; step <= steps; step++) {
      await edit(random.pick(editors), random, history, step)
      if (step % CHECK_EVERY > 0 && step < steps) continue
      const stored = await settle(editors, act, history)
      failures.push(...(stored ? history.failures(stored) : ['the browsers show different pages']))
      progress?.(step)
    }
    failures.push(...misplaced(site.dataDir, commented))
    return { figures: { steps, ...history.figures() }, failures }

    async function openEditor(): Promise<Editor> {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      await context.addCookies(
        cookie.split('; ').map((pair) => {
          const [name = '', ...rest] = pair.split('=')
          return { name, value: rest.join('='), url: site.origin }
        }),
      )
      const page = await context.newPage()
      await page.goto(site.origin + documentPath(KEY))
      await page.locator('button[aria-expanded]').first().waitFor()
      return { page, unsaved: watchSaves(page) }
    }
  } finally {
    await browser.close()
    await site.stop()
    removeFolder(site.dataDir)
  }
}

/** `unsaved` are the texts and ids of copies that this browser may still lose in a conflict. */
type Editor = { page: Page; unsaved: Set<string> }
type Act = (name: string, values: Record<string, string>) => Promise<{ value: Opened }>
type Opened = { value: { blocks: Block[] }; version: number }
type History = ReturnType<typeof createHistory>

async function runAction(
  origin: string,
  cookie: string,
  name: string,
  values: Record<string, string>,
) {
  const headers = { cookie, 'sec-fetch-site': 'same-origin', accept: 'application/json' }
  const body = new URLSearchParams(values)
  const response = await fetch(origin + actionPath(name), { method: 'POST', headers, body })
  const answer = await response.json()
  if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer).slice(0, 300)}`)
  return answer
}

/** Comments on the title of each section that has one; resolves to the paths by the comment's text. */
async function comment(act: Act, value: Opened['value'], version: number) {
  const body = JSON.stringify(value)
  await act('content.saveDraft', { document: KEY, version: String(version), body })
  const titled = value.blocks.filter(({ title }) => typeof title === 'string').slice(0, 5)
  const paths = new Map<string, string>()
  for (const { _id } of titled) {
    const path = `blocks.${_id}.title`
    await act('content.addComment', { document: KEY, path, text: `About ${path}` })
    paths.set(`About ${path}`, path)
  }
  return paths
}

/** One step of one person, who answers a conflict with the other's version. */
async function edit(editor: Editor, random: Random, history: History, step: number) {
  const { page, unsaved } = editor
  await acceptTheirs(editor, history)
  const before = await rowsOf(page)
  const row = random.pick(before)
  const kind = random.below(10)
  if (kind < 3) await press(page, row.id, random.percent(50) ? 'Move up' : 'Move down')
  else if (kind === 3 && before.length < BLOCKS.max) {
    await press(page, row.id, 'Duplicate')
    const known = new Set(before.map(({ id }) => id))
    const copy = (await rowsOf(page)).find(({ id }) => !known.has(id))
    if (copy) {
      history.copy(row.id, copy.id)
      unsaved.add(copy.id)
    }
  } else if (kind === 4 && before.length > BLOCKS.min) {
    await press(page, row.id, 'Remove')
    history.remove(row.id)
  } else if (kind === 5) {
    await page.keyboard.press('Control+s')
  } else if (await write(page, row.id, `Text ${step}`)) {
    history.write(row.id, `Text ${step}`)
    unsaved.add(`Text ${step}`)
  }
}

/** The sections of the form, in their order. */
function rowsOf(page: Page): Promise<Row[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button[aria-expanded]')].flatMap((button) => {
      const id = /-blocks\.([^.+]+)$/.exec(button.id)?.[1]
      // Without who else is in it.
      return id ? { id, text: button.querySelector('.truncate')?.textContent ?? '' } : []
    }),
  )
}

/** Chooses in the menu of a section's row; what is disabled does nothing. */
function press(page: Page, id: string, label: string) {
  return page.evaluate(
    ([id, label]) => {
      const row = document.querySelector(`button[id$="-blocks.${id}"]`)?.closest('li')
      row?.querySelector<HTMLButtonElement>('button[aria-label^="Actions: "]')?.click()
      const items = [...(row?.querySelectorAll<HTMLElement>(':popover-open .menu-item') ?? [])]
      items.find(({ textContent }) => textContent === label)?.click()
    },
    [id, label],
  )
}

/** Writes a section's title; false if it has none, or was removed by the other meanwhile. */
async function write(page: Page, id: string, text: string) {
  await page.evaluate((id) => {
    const toggle = document.querySelector<HTMLElement>(`button[id$="-blocks.${id}"]`)
    if (toggle?.ariaExpanded === 'false') toggle.click()
  }, id)
  const title = page.locator(`:is(input, textarea)[id$="-blocks.${id}.title"]`)
  if ((await title.count()) === 0) return false
  return title.fill(text, { timeout: 1_000 }).then(
    () => true,
    () => false,
  )
}

/** In a conflict, shows the other's version instead of one's own. */
async function acceptTheirs({ page, unsaved }: Editor, history: History) {
  const isConflict = await page.evaluate(() => {
    const buttons = [...document.querySelectorAll('button')]
    const theirs = buttons.find(({ textContent }) => textContent === 'Use their version')
    theirs?.click()
    return theirs !== undefined
  })
  if (!isConflict) return
  history.lose(unsaved)
  unsaved.clear()
}

/** What is not saved yet: everything that is added goes when a save that has it has ended. */
function watchSaves(page: Page) {
  const unsaved = new Set<string>()
  const sent = new Map<Request, string[]>()
  page.on('request', (request) => {
    if (!request.url().endsWith(actionPath('content.saveDraft'))) return
    const body = new URLSearchParams(request.postData() ?? '').get('body') ?? ''
    const saving = [...unsaved].filter((one) => body.includes(JSON.stringify(one)))
    sent.set(request, saving)
  })
  page.on('response', async (response) => {
    const saved = sent.get(response.request())
    if (saved && response.ok()) for (const one of saved) unsaved.delete(one)
  })
  return unsaved
}

/** What was written into which section, to be compared with the page in the end. */
function createHistory(blocks: Block[]) {
  /** All texts of a section, the last one last; a copy begins with those of its original. */
  const texts = new Map(blocks.map(({ _id, title }) => [_id, title === undefined ? [] : [title]]))
  const removed = new Set<string>()
  const lost = new Set<string>()
  let written = 0
  return {
    copy: (from: string, to: string) => texts.set(to, [...(texts.get(from) ?? [])]),
    remove: (id: string) => removed.add(id),
    lose(unsaved: Set<string>) {
      for (const text of unsaved) lost.add(text)
    },
    write(id: string, text: string) {
      written += 1
      texts.set(id, [...(texts.get(id) ?? []), text])
    },
    figures: () => ({ written, removed: removed.size, 'in conflicts': lost.size }),
    failures(stored: Block[]) {
      const found = new Map(stored.map(({ _id, title = '' }) => [_id, title]))
      return [...texts].flatMap(([id, all]) => {
        const last = all.findLastIndex((text) => !lost.has(text))
        const title = found.get(id)
        if (last === -1 || removed.has(id) || (title === undefined && lost.has(id))) return []
        if (title === undefined) return [`${id}, which nobody removed, is gone`]
        const isKept = all.lastIndexOf(title) >= last
        return isKept ? [] : [`${id} has "${title}" instead of "${all[last]}"`]
      })
    },
  }
}

/** Saves in both browsers until both show what is stored; null if that does not happen. */
async function settle(editors: Editor[], act: Act, history: History) {
  const end = performance.now() + SETTLED_WITHIN
  while (performance.now() < end) {
    for (const editor of editors) {
      await acceptTheirs(editor, history)
      const { page } = editor
      await page.keyboard.press('Control+s')
      await page.waitForTimeout(POLL_MS)
    }
    const { value } = (await act('content.open', { document: KEY })).value
    const shown = await Promise.all(editors.map(({ page }) => rowsOf(page)))
    const order = value.blocks.map(({ _id }) => _id).join()
    const isSame = shown.every((rows) => JSON.stringify(rows) === JSON.stringify(shown[0]))
    if (isSame && shown[0]?.map(({ id }) => id).join() === order) return value.blocks
  }
  return null
}

/** Comments that are not on the field on which they were made. */
function misplaced(dataDir: string, commented: Map<string, string>) {
  const database = new DatabaseSync(join(dataDir, 'wavelength.sqlite'), { readOnly: true })
  const rows = database
    .prepare(
      'select path, text from comment_threads join comments on thread_id = comment_threads.id',
    )
    .all()
  database.close()
  const found = rows.filter(({ path, text }) => commented.get(String(text)) === path)
  const missing = commented.size - found.length
  return missing === 0 ? [] : [`${missing} of ${commented.size} comments are elsewhere`]
}
