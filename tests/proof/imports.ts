import { readFileSync } from 'node:fs'
import { actionPath } from '#model/admin-paths.ts'
import type { ImportState } from '#model/import/import.ts'
import { ownerEmail, ownerPassword, signInOwner } from '#tests/fixtures/owner.ts'
import { packZip } from '#tests/fixtures/pack-zip.ts'
import { type Site, startSite } from '#tests/fixtures/site.ts'
import type { Part } from './part.ts'

const POSTS = 5_000
/** SIGKILLs while the file is read, while posts are imported and while they are taken back. */
const KILLS = 4

const env = { ADMIN_EMAIL: ownerEmail, ADMIN_PASSWORD: ownerPassword }

let site: Site
let cookie = ''
let upload = ''

type Shown = {
  state: ImportState
  failure: string | null
  here: number
  counts: { post: Record<'waiting' | 'done' | 'skipped' | 'failed' | 'undone', number> }
}

async function act<T>(name: string, body: URLSearchParams | FormData): Promise<T> {
  const headers = { cookie, accept: 'application/json', 'sec-fetch-site': 'same-origin' }
  const url = `${site.origin}${actionPath(name)}`
  const response = await fetch(url, { method: 'POST', body, headers })
  const answer = (await response.json()) as { ok: boolean; message: string; value: T }
  if (!answer.ok) throw new Error(`${name}: ${answer.message}`)
  return answer.value
}

const show = () => act<Shown>('imports.show', new URLSearchParams({ id: upload }))

/** Waits for a state; kills the server at random moments before, and prints the highest memory seen. */
async function until(wanted: ImportState, kills = 0) {
  const started = performance.now()
  let [left, memory] = [kills, 0]
  while (true) {
    const { state, failure } = await show()
    memory = Math.max(memory, megabytes(site.pid))
    if (state === wanted) break
    if (state === 'failed') throw new Error(failure ?? 'The file could not be read.')
    if (left > 0) {
      await wait(300 + Math.random() * 4_000)
      await restart()
      left -= 1
    } else await wait(200)
  }
  if (left > 0) throw new Error(`It was over before the last ${left} kills.`)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  return `${seconds} s, ${memory} MB at most, ${kills} kills`
}

async function restart() {
  const { dataDir } = site
  await site.kill()
  site = await startSite({ env, dataDir })
}

function megabytes(pid: number) {
  const [, kilobytes = '0'] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

function exportOf(count: number) {
  const sentence = 'What a shop can learn from its own figures when it looks at them twice. '
  const items = Array.from({ length: count }, (_, index) => {
    const next = `https://old.example/2020/post-${(index + 1) % count}/`
    const text = `<p>${sentence.repeat(8)}<a href="${next}">next</a> <b>${index}</b></p>`.repeat(8)
    return `<item><title>Post ${index}</title><link>https://old.example/2020/post-${index}/</link><content:encoded><![CDATA[<!-- wp:x -->${text}]]></content:encoded><wp:post_id>${index}</wp:post_id><wp:post_date_gmt>2020-01-01 08:00:00</wp:post_date_gmt><wp:post_name>post-${index}</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>`
  })
  return `<?xml version="1.0"?><rss><channel><link>https://old.example</link>${items.join('')}</channel></rss>`
}

let archive: Buffer
let posts = 0

async function total() {
  const response = await fetch(`${site.origin}/api/blog`)
  return Number(response.headers.get('x-total-count'))
}

async function send() {
  const body = new FormData()
  body.append('file', new File([new Uint8Array(archive)], 'old.zip'))
  upload = (await act<{ id: string }>('imports.upload', body)).id
}

async function read(kills: number) {
  await send()
  return until('ready', kills)
}

async function importAll(kills: number) {
  await act('imports.start', new URLSearchParams({ id: upload }))
  const figures = await until('done', kills)
  const { counts } = await show()
  const added = (await total()) - posts
  if (counts.post.done !== POSTS || added !== POSTS) {
    throw new Error(`${added} posts were added: ${JSON.stringify(counts.post)}`)
  }
  const redirect = await fetch(`${site.origin}/2020/post-7/`, { redirect: 'manual' })
  const to = redirect.headers.get('location')
  if (to !== '/blog/post-7') throw new Error(`An old address leads to ${to}.`)
  return figures
}

async function importAgain() {
  await send()
  await until('ready')
  const { here } = await show()
  await act('imports.start', new URLSearchParams({ id: upload }))
  await until('done')
  const { counts } = await show()
  const added = (await total()) - posts
  if (here !== POSTS || counts.post.skipped !== POSTS || added !== POSTS) {
    throw new Error(`${here} of ${POSTS} were known, ${added} are there.`)
  }
  return `${counts.post.skipped} left out`
}

async function undo(first: string) {
  upload = first
  await act('imports.undo', new URLSearchParams({ id: upload }))
  const figures = await until('undone', 1)
  const left = (await total()) - posts
  if (left !== 0) throw new Error(`${left} posts are left.`)
  return figures
}

let first = ''

/** 5,000 posts through a server that is killed again and again. */
export const part: Part = {
  packages: [],
  steps: [
    {
      name: `read ${POSTS} posts`,
      async run() {
        archive = await packZip({ 'old.xml': exportOf(POSTS) })
        site = await startSite({ env })
        cookie = await signInOwner(site.origin)
        posts = await total()
        return read(0)
      },
    },
    {
      name: 'import them',
      async run() {
        first = upload
        return importAll(0)
      },
    },
    { name: 'import them once more: no doubles', run: importAgain },
    { name: 'undo it all, killed once', run: () => undo(first) },
    { name: `read them again, killed ${KILLS} times`, run: () => read(KILLS) },
    { name: `import them again, killed ${KILLS} times`, run: () => importAll(KILLS) },
  ],
  cleanUp: () => site?.stop(),
}
