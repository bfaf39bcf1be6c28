import { site as sample } from '#content/site.ts'
import { actionPath, automaticHtmlPath } from '#model/admin-paths.ts'
import { automaticEmails } from '#model/mail/automatic-emails.ts'
import { claimNames } from '#model/setup/sample.ts'
import { defaultTheme } from '#model/theme/theme.ts'
import { ownerEmail, ownerPassword, signInOwner } from '#tests/fixtures/owner.ts'
import { type Site, startSite } from '#tests/fixtures/site.ts'
import type { Part } from './part.ts'

/** The agency that takes the sample over. */
const agency = {
  name: 'Atelier Açafrão',
  tagline: 'Trabalho que fica',
  blurb: 'We design and build websites for hotels, wineries and museums. Nine people by the river.',
  email: 'ola@acafrao.pt',
  notify: ['ola@acafrao.pt'],
  phone: { label: '+351 21 555 0142' },
  address: ['Rua da Boavista 12', '1200-066 Lisboa', 'Portugal'],
  city: 'Lisboa',
  country: 'PT',
  areas: ['PT'],
  currency: 'EUR',
  socials: [],
  referencePrefix: 'AA',
  copyright: '© 2026 Atelier Açafrão',
  timeZone: 'Europe/Lisbon',
}
const look = {
  logo: { kind: 'name' },
  accent: '#1f6f54',
  mood: 'white',
  spectrum: 'off',
  type: 'editorial',
}
const parts = { careers: false, partners: false, clients: false, newsletter: false }
const SERVICES = 5

/** The sample's name, references and accent. */
const ofSample = new RegExp(
  [sample.name, `\\b${sample.referencePrefix}-`, defaultTheme.accent].join('|'),
)

let site: Site
let cookie = ''

type Opened = { version: number; value: Record<string, unknown> }
type Seen = { document: string; version: number }
type Found = { documents: Seen[]; drafts: Seen[] }
type State = { services: { slug: string }[] }

async function act<T>(name: string, values: Record<string, string | string[]> = {}): Promise<T> {
  const body = new URLSearchParams()
  for (const [field, value] of Object.entries(values)) {
    for (const one of [value].flat()) body.append(field, one)
  }
  const headers = { cookie, accept: 'application/json', 'sec-fetch-site': 'same-origin' }
  const response = await fetch(`${site.origin}${actionPath(name)}`, {
    method: 'POST',
    body,
    headers,
  })
  const answer = (await response.json()) as { ok: boolean; message: string; value: T }
  if (!answer.ok) throw new Error(`${name}: ${answer.message}`)
  return answer.value
}

async function publish(document: string, change: (value: Opened['value']) => object) {
  const { version, value } = await act<Opened>('content.open', { document })
  const body = JSON.stringify(change(value))
  await act('content.publish', { document, version: String(version), body })
}

const entries = (documents: Seen[]) =>
  documents.map(({ document, version }) => `${version} ${document}`)

/** What an owner does in the set-up. */
async function takeOver() {
  site = await startSite({ env: { ADMIN_EMAIL: ownerEmail, ADMIN_PASSWORD: ownerPassword } })
  cookie = await signInOwner(site.origin)
  await publish('site', (value) => ({
    ...value,
    ...agency,
    parts: { ...(value.parts as object), ...parts },
    seo: { ...(value.seo as object), titleEnding: agency.name },
  }))
  await publish('theme', (value) => ({ ...value, ...look }))
  const { services } = await act<State>('setup.show')
  await act('setup.chooseServices', {
    service: services.slice(0, SERVICES).map(({ slug }) => slug),
  })
  await act('setup.hideSample', { claim: [...claimNames] })
  const names = await act<{ find: string; to: string }[]>('setup.findSampleNames')
  for (const { find, to } of names) {
    const values = { find, to: to || agency.city }
    const { documents } = await act<Found>('content.findText', values)
    if (documents.length > 0) {
      await act('content.replaceText', { ...values, entry: entries(documents) })
    }
    const { drafts } = await act<Found>('content.findText', values)
    if (drafts.length > 0) await act('content.publishTexts', { entry: entries(drafts) })
  }
  const left = await act<unknown[]>('setup.findSampleNames')
  if (left.length > 0) throw new Error(`Still in texts: ${JSON.stringify(left)}`)
  return `${names.map(({ find }) => find).join(', ')} replaced`
}

/** Every address that a visitor can reach, for the sample's name, references and accent. */
async function crawl() {
  const paths = [
    ...['/', '/sitemap.xml', '/robots.txt', '/.well-known/security.txt', '/site.webmanifest'],
    ...['/favicon.svg', '/no-such-page'],
  ]
  const faults: string[] = []
  for (const path of paths) {
    const response = await fetch(`${site.origin}${path}`, { redirect: 'manual' })
    const isMissing = response.status >= 400 && path !== '/no-such-page'
    if (isMissing) faults.push(`${path} answers ${response.status}`)
    const text = await response.text()
    const found = ofSample.exec(text)
    if (found) faults.push(`${path}: ${text.slice(found.index - 60, found.index + 60)}`)
    for (const [, next = ''] of text.matchAll(
      /<(?:a [^>]*href="|loc>)(?:http:\/\/[^/"<]+)?(\/[^"#?<]*)/g,
    )) {
      if (!paths.includes(next) && !next.startsWith('/admin')) paths.push(next)
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return `${paths.length} addresses`
}

/** Every email that visitors get, and the icon, in the look of the new agency. */
async function readEmails() {
  for (const id of Object.keys(automaticEmails)) {
    const address = `${site.origin}${automaticHtmlPath}?id=${id}`
    const response = await fetch(address, { headers: { cookie } })
    const html = await response.text()
    if (!response.ok || !html.includes(agency.name)) throw new Error(`${id} names nobody.`)
    const found = ofSample.exec(html)
    if (found) throw new Error(`${id}: ${html.slice(found.index - 60, found.index + 60)}`)
  }
  const icon = await (await fetch(`${site.origin}/favicon.svg`)).text()
  if (!icon.includes('#1f6f5')) throw new Error('The icon is not in the accent.')
  return `${Object.keys(automaticEmails).length} emails`
}

/** The fonts that the home page loads. */
async function readFonts() {
  const html = await (await fetch(site.origin)).text()
  const fonts = [...html.matchAll(/href="([^"]+\.woff2)"/g)].map(([, path = '']) => path)
  let bytes = 0
  for (const path of fonts) {
    const response = await fetch(`${site.origin}${path}`)
    const kept = response.headers.get('cache-control') ?? ''
    if (!kept.includes('immutable')) throw new Error(`${path} is kept for ${kept}.`)
    bytes += (await response.arrayBuffer()).byteLength
  }
  if (fonts.length === 0 || bytes > 120_000)
    throw new Error(`${fonts.length} fonts, ${bytes} bytes`)
  return `${fonts.length} fonts, ${bytes} bytes`
}

/** The set-up's actions turn the sample agency into another one. */
export const part: Part = {
  packages: [],
  steps: [
    { name: 'take the sample over', run: takeOver },
    { name: 'look for the sample on every page', run: crawl },
    { name: 'look for the sample in every email', run: readEmails },
    { name: 'load the fonts of the theme', run: readFonts },
  ],
  cleanUp: () => site?.stop(),
}
