import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atomFeedPath, feedNames, jsonFeedPath } from '#model/alternate-paths.ts'
import { removeFolder, type Site, startSite } from '#tests/fixtures/site.ts'
import { run } from './command.ts'
import { addPublicIssue } from './feeds/public-issue.ts'
import { checkThings, installCheckers, readThings } from './feeds/structured-data.ts'
import type { Part } from './part.ts'

const files = join(import.meta.dirname, 'feeds')

/** Of feeds and links; the server is reached at another address. */
const SITE_URL = 'https://agency.example'

let site: Site
let folder = ''

async function start() {
  folder = mkdtempSync(join(tmpdir(), 'wavelength-feeds-'))
  site = await startSite({ env: { SITE_URL } })
  await addPublicIssue(site)
}

async function get(path: string) {
  const response = await fetch(site.origin + path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.text()
}

/** Atom by the schema of RFC 4287 and by feedparser, JSON Feed by its schema. */
async function checkFeeds() {
  const counts: string[] = []
  for (const name of feedNames) {
    const [atom, json] = ['xml', 'json'].map((ending) => join(folder, `${name}.${ending}`))
    writeFileSync(atom as string, await get(atomFeedPath(name)))
    writeFileSync(json as string, await get(jsonFeedPath(name)))
    await run('jing', ['-c', join(files, 'atom.rnc'), atom as string])
    const script = join(files, 'read-feeds.py')
    const schema = join(files, 'json-feed.json')
    const said = await run('/usr/bin/python3', [script, atom as string, json as string, schema])
    const { version, entries, items, errors } = JSON.parse(said)
    if (errors.length > 0) throw new Error(`${name}: ${errors.join('\n')}`)
    if (version !== 'atom10' || entries === 0 || entries !== items) throw new Error(said)
    counts.push(`${entries} of ${name}`)
  }
  return counts.join(', ')
}

/** A reader that asks each second is told that nothing has changed. */
async function askOften() {
  const path = atomFeedPath('blog')
  const etag = (await fetch(site.origin + path)).headers.get('etag') ?? ''
  const started = performance.now()
  const TIMES = 1_000
  for (let time = 0; time < TIMES; time++) {
    const response = await fetch(site.origin + path, { headers: { 'If-None-Match': etag } })
    if (response.status !== 304) throw new Error(`${response.status}`)
    await response.arrayBuffer()
  }
  return `${((performance.now() - started) / TIMES).toFixed(1)} ms each`
}

/** What every public page says of itself in structured data, by the vocabulary of schema.org and by what search engines demand. */
async function checkStructuredData() {
  const sitemap = await get('/sitemap.xml')
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  )
  const pages: { path: string; html: string }[] = []
  // One after the other: more at once than 30 are refused.
  for (const path of paths) pages.push({ path, html: await get(path) })
  return checkThings(folder, await readThings(folder, pages))
}

export const part: Part = {
  packages: ['jing', 'python3-feedparser', 'python3-jsonschema'],
  steps: [
    { name: 'start a site with a public issue', run: start },
    { name: 'feeds are valid', run: checkFeeds },
    { name: 'a feed that is asked for again', run: askOften },
    { name: 'install checkers of structured data', run: () => installCheckers(folder) },
    { name: 'structured data of every page', run: checkStructuredData },
  ],
  async cleanUp() {
    await site?.stop()
    if (folder) removeFolder(folder)
  },
}
