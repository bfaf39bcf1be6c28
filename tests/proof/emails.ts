import { deepEqual, equal } from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { issueKey } from '#model/content/standalone.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { openOwner } from '#tests/chaos/owner.ts'
import { addManySubscribers } from '#tests/fixtures/many-subscribers.ts'
import { ownerEmail, ownerPassword } from '#tests/fixtures/owner.ts'
import { removeFolder, type Site, startSite } from '#tests/fixtures/site.ts'
import { startSmtp } from '#tests/fixtures/smtp.ts'
import { run } from './command.ts'
import { renderEmail } from './emails/render-email.ts'
import type { Part } from './part.ts'

const files = join(import.meta.dirname, 'emails')
/** Where the pictures of the last run are, to look at. */
const pictures = join(import.meta.dirname, '../../test-results/emails')

const cleanUps: (() => unknown)[] = []
let site: Site
let folder = ''
let raw = ''

/** Sends a public issue with every element that Markdown has to one subscriber. */
async function sendIssue() {
  folder = mkdtempSync(join(tmpdir(), 'wavelength-emails-'))
  cleanUps.push(() => removeFolder(folder))
  const smtp = await startSmtp((stop) => void cleanUps.push(stop), {
    onData: (stream, _, done) =>
      void textOf(stream).then((found) => {
        raw = found
        done()
      }),
  })
  const env = { ADMIN_EMAIL: ownerEmail, ADMIN_PASSWORD: ownerPassword, SMTP_URL: smtp.url }
  site = await startSite({ env: { ...env, SITE_URL: 'https://agency.example' } })
  cleanUps.push(() => site.stop())
  const database = await openDatabase(readConfig({ DATA_DIR: site.dataDir }))
  await addManySubscribers(database.store, 1, 10)
  await database.close()
  const owner = await openOwner(site.origin)
  const { id } = await owner.act(site.origin, 'issues.create', {})
  const content = readFileSync(join(files, 'issue.md'), 'utf8')
  const texts = { subject: 'What we made in November: Größe & 日本語', preheader: 'One & two' }
  const body = JSON.stringify({ ...texts, content, isPublic: true })
  const draft = { document: issueKey(id), version: '1', body }
  const { version } = await owner.act(site.origin, 'content.saveDraft', draft)
  await owner.act(site.origin, 'issues.send', { id, version: String(version) })
  for (let tries = 0; raw === '' && tries < 100; tries++) await wait(200)
  return `${Math.round(raw.length / 1024)} kB`
}

/** What two parsers find in it. */
async function parse() {
  const file = join(folder, 'issue.eml')
  writeFileSync(file, raw)
  const script = join(files, 'read-mail.py')
  const byPython = JSON.parse(await run('/usr/bin/python3', [script, file]))
  const mail = await PostalMime.parse(raw)
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? null
  deepEqual(byPython, {
    ...{ defects: [], subject: mail.subject, from: mail.from?.address, to: mail.to?.[0]?.address },
    unsubscribe: header('list-unsubscribe'),
    oneClick: header('list-unsubscribe-post'),
    text: normal(mail.text),
    html: normal(mail.html),
  })
  equal(mail.subject, 'What we made in November: Größe & 日本語')
  equal(header('list-unsubscribe-post'), 'List-Unsubscribe=One-Click')
  for (const line of raw.split('\r\n')) {
    if (line.length > 998) throw new Error(`A line has ${line.length} characters.`)
  }
}

function normal(found = '') {
  return found.replaceAll('\r\n', '\n').trimEnd()
}

/** What people see on a phone and in a window, light and dark, with pictures and without. */
async function render() {
  const { html = '' } = await PostalMime.parse(raw)
  mkdirSync(pictures, { recursive: true })
  return renderEmail(html.replaceAll('https://agency.example', site.origin), pictures)
}

export const part: Part = {
  packages: ['python3', 'chromium'],
  steps: [
    { name: 'send an issue', run: sendIssue },
    { name: 'two parsers find the same', run: parse },
    { name: 'it fits and can be read', run: render },
  ],
  async cleanUp() {
    for (const cleanUp of cleanUps.reverse()) await cleanUp()
  },
}
