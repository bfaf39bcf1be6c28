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
  'messages',
  'model',
  'public',
  'server',
  'tools',
  'ui',
  'package-lock.json',
  'package.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
]
const outputs = ['build/client', 'build/server']
const stamp = join(root, 'build', '.wavelength-built')

/** Whether build/ matches the current sources. */
export function buildIsCurrent() {
  if (!existsSync(stamp) || !outputs.every((folder) => existsSync(join(root, folder)))) return false
  return readFileSync(stamp, 'utf8') === hashOfSources()
}

/** Builds the site with Node 24. */
export async function buildSite() {
  log('Building the site …')
  const hash = hashOfSources()
  rmSync(stamp, { force: true })
  const env = { ...node24Environment(), NODE_ENV: 'production' }
  await runStep('Building the site', 'npm', ['run', 'build'], env)
  recordBuild(hash)
}

/** Records that build/ was made from sources with this hash, by default the current ones. */
export function recordBuild(hash = hashOfSources()) {
  mkdirSync(join(root, 'build'), { recursive: true })
  writeFileSync(stamp, hash)
}

function hashOfSources() {
  const hash = createHash('sha256')
  for (const path of sources) addTo(hash, path)
  return hash.digest('hex')
}

function addTo(hash, path) {
  const fullPath = join(root, path)
  const stats = statSync(fullPath, { throwIfNoEntry: false })
  if (!stats) return
  if (stats.isFile()) {
    hash.update(`${path}\0${stats.size}\0`).update(readFileSync(fullPath))
    return
  }
  const names = readdirSync(fullPath).filter((name) => !name.startsWith('.'))
  for (const name of names.sort()) addTo(hash, `${path}/${name}`)
}
