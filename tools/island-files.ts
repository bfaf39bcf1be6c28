import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const client = join(import.meta.dirname, '..', 'build', 'client')

/** The scripts of public pages: all that the entry imports or loads later, but not the admin and the screens. */
export function islandFiles() {
  const manifest: Record<string, ManifestEntry> = JSON.parse(
    readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'),
  )
  const files = new Set<string>()
  const follow = (key: string) => {
    const entry = manifest[key]
    if (!entry || files.has(entry.file) || key.startsWith('app/admin/')) return
    files.add(entry.file)
    for (const next of [...(entry.imports ?? []), ...(entry.dynamicImports ?? [])]) follow(next)
  }
  follow('app/entry.client.tsx')
  return [...files]
}

type ManifestEntry = { file: string; imports?: string[]; dynamicImports?: string[] }
