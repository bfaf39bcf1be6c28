import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { log, node24Environment, root, runStep } from './command.mjs'

const sources = [
  'app',
  'blocks',
  'content',
  'model',
  'public',
  'tools',
  'ui',
  'package-lock.json',
  'package.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
]
const results = ['build/client', 'build/server']
const stamp = join(root, 'build', '.wavelength-built')

/** Whether build/ matches the current sources. */
export function buildIsCurrent() {
  if (!existsSync(stamp) || !results.every((folder) => existsSync(join(root, folder)))) return false
  return readFileSync(stamp, 'utf8') === hashOfSources()
}

/** Builds the site with Node 24 and records the hash of its sources. */
export async function buildSite() {
  log('Building the site …')
  const hash = hashOfSources()
  rmSync(stamp, { force: true })
  const env = { ...node24Environment(), NODE_ENV: 'production' }
  await runStep('Building the site', 'npm', ['run', 'build'], env)
  mkdirSync(join(root, 'build'), { recursive: true })
  writeFileSync(stamp, hash)
}

function hashOfSources() {
  const hash = createHash('sha256')
  for (const path of sources) addTo(hash, path)
  return hash.digest('hex')
}

function addTo(hash, path) {
  const full = join(root, path)
  const kind = statSync(full, { throwIfNoEntry: false })
  if (!kind) return
  if (kind.isFile()) {
    hash.update(`${path}\0${kind.size}\0`).update(readFileSync(full))
    return
  }
  const names = readdirSync(full).filter((name) => !name.startsWith('.'))
  for (const name of names.sort()) addTo(hash, `${path}/${name}`)
}
