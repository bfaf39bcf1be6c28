import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Codec } from './encode.ts'
import type { Scene } from './scene.ts'

const root = new URL('../../', import.meta.url)

/** Changes when the scene, code it imports or a setting of the encoders changes; comments do not count. */
export async function stampOf(scene: Scene, codecs: Codec[]) {
  const sources = new Map<string, string>()
  await collectSources(new URL(`./scenes${scene.name}.ts`, import.meta.url), sources)
  const hash = createHash('sha256').update(JSON.stringify(codecs))
  for (const address of [...sources.keys()].sort()) hash.update(codeOf(sources.get(address) ?? ''))
  return hash.digest('hex').slice(0, 16)
}

async function collectSources(file: URL, sources: Map<string, string>) {
  if (sources.has(file.href)) return
  const text = await readFile(file, 'utf8')
  sources.set(file.href, text)
  for (const [, specifier = ''] of text.matchAll(/from '([^']+)'/g)) {
    if (specifier.startsWith('.')) await collectSources(new URL(specifier, file), sources)
    if (specifier.startsWith('#')) await collectSources(new URL(specifier.slice(1), root), sources)
  }
}

/** Source without comments, space and `export`: what is left decides how a frame looks. */
function codeOf(text: string) {
  return text.replace(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$|^export /gm, '').replace(/\s+/g, ' ')
}
