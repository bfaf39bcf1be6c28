import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { environmentReadsIn, importsIn } from '#tools/imports.ts'

/** A file by its path below the repository, with forward slashes. */
export type SourceFile = { path: string; text: string }

/** What each room may import besides itself. `schemas` are the data shapes that stand in blocks/. */
const standsOn: Record<string, string[]> = {
  model: [],
  ui: [],
  schemas: ['model'],
  blocks: ['ui', 'model', 'schemas'],
  content: ['schemas', 'model'],
  app: ['content', 'blocks', 'schemas', 'ui', 'model'],
  server: ['content', 'schemas', 'model'],
}
/** Those without an entry above may import anything, as may the settings at the root. */
const folders = ['model', 'ui', 'blocks', 'content', 'app', 'server', 'tools', 'tests']
/** Where the screens say what they ask of the server, which implements it. */
const servicesFile = 'app/services.ts'
const configFile = 'server/platform/config/config.ts'

/** Every fault of one file against the house rules, each as one line for the console. */
export function violationsIn(file: SourceFile): string[] {
  const faults = importsIn(file.text).flatMap(({ line, specifier, typeOnly }) => {
    const fault = importFault(file.path, specifier, typeOnly)
    return fault ? [`${file.path}:${line} imports ${specifier}: ${fault}`] : []
  })
  return [...faults, ...environmentFaults(file)]
}

function importFault(from: string, specifier: string, typeOnly: boolean): string | null {
  const to = targetOf(from, specifier)
  if (to === null) return null
  return (
    roomFault(roomOf(from), to, typeOnly) ??
    aliasFault(from, to, specifier) ??
    folderFault(from, to, typeOnly)
  )
}

function roomFault(room: string, to: string, typeOnly: boolean): string | null {
  const target = roomOf(to)
  const allowed = standsOn[room]
  if (!allowed || target === room || allowed.includes(target)) return null
  if (room !== 'server' || to !== servicesFile) return `room ${room} may not import room ${target}`
  return typeOnly ? null : 'only its types may be imported (import type)'
}

function aliasFault(from: string, to: string, specifier: string): string | null {
  const leaves = specifier.startsWith('.') && folderOf(from) !== folderOf(to)
  const hasAlias = folders.includes(folderOf(from)) && folders.includes(folderOf(to))
  return leaves && hasAlias ? `use the # alias (#${to}) to leave ${folderOf(from)}` : null
}

function folderFault(from: string, to: string, typeOnly: boolean): string | null {
  if (typeOnly || serverFolderOf(from) !== 'platform' || roomOf(from) !== 'server') return null
  return serverFolderOf(to) === 'features' ? 'server/platform may not import server/features' : null
}

function environmentFaults({ path, text }: SourceFile): string[] {
  if (!standsOn[roomOf(path)] || path === configFile) return []
  return environmentReadsIn(text).map(
    (line) => `${path}:${line} reads process.env: only ${configFile} may`,
  )
}

/** The path that a specifier points to; null for a package. */
function targetOf(from: string, specifier: string): string | null {
  const wanted = specifier.replace(/^!/, '')
  if (wanted.startsWith('.')) return posix.join(posix.dirname(from), wanted)
  return /^[#/]/.test(wanted) ? wanted.slice(1) : null
}

/** Tests beside the code count as tests; files without a folder are the settings at the root. */
function roomOf(path: string): string {
  if (/\.test\.[jt]sx?$/.test(path)) return 'tests'
  if (/^blocks\/(.+\/)?schema\.ts$/.test(path)) return 'schemas'
  return folderOf(path)
}

function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : 'root'
}

function serverFolderOf(path: string): string | undefined {
  return /^server\/([^/]+)\//.exec(path)?.[1]
}

function sourceFiles(root: string): SourceFile[] {
  const rootNames = readdirSync(root)
  const names = folders
    .filter((folder) => rootNames.includes(folder))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.replaceAll('\\', '/')}`,
      ),
    )
  return [...rootNames, ...names]
    .filter((path) => /\.[cm]?[jt]sx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

function main() {
  const files = sourceFiles(join(import.meta.dirname, '..'))
  const violations = files.flatMap(violationsIn)
  for (const violation of violations) console.error(violation)
  if (violations.length > 0) process.exit(1)
  const imports = files.flatMap((file) => importsIn(file.text)).length
  console.log(`Layers hold: ${files.length} files, ${imports} imports.`)
}

if (import.meta.main) main()
