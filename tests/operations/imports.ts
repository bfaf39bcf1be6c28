import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Imports and workers of a module; type-only ones are gone when it runs. */
const pattern =
  /^(?:import|export)(?! type\b)[^'"]*?from ['"]([^'"]+)['"]|^import ['"]([^'"]+)['"]|\bimport\(['"]([^'"]+)['"]\)|\bprojectFile\(['"]([^'"]+\.ts)['"]\)/gm

const commentLine = /^\s*(?:\/?\*|\/\/).*$/gm

const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  imports: Record<string, string>
}

/** The files and the packages that Node loads with these modules, found in their source. */
export function loadedBy(entries: string[]) {
  const files = new Set<string>()
  const packages = new Set<string>()
  const waiting = [...entries]
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (files.has(file)) continue
    files.add(file)
    if (!/\.m?[jt]s$/.test(file)) continue
    const code = readFileSync(file, 'utf8').replace(commentLine, '')
    for (const [, from, alone, later, worker] of code.matchAll(pattern)) {
      const name = from ?? alone ?? later ?? ''
      const path = worker ?? pathOf(name, file)
      if (path) waiting.push(path)
      else if (!name.startsWith('node:')) packages.add(packageOf(name))
    }
  }
  return { files, packages }
}

/** The path of a module of the project; null for one of a package. */
function pathOf(name: string, from: string) {
  if (name.startsWith('.')) return join(dirname(from), name)
  const alias = Object.keys(imports).find((one) => name.startsWith(one.slice(0, -1)))
  if (!alias) return null
  return join(imports[alias]?.slice(0, -1) ?? '', name.slice(alias.length - 1))
}

function packageOf(name: string) {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
}
