import { readdirSync, statSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const folder = join(import.meta.dirname, '..', 'build', 'client')
const textTypes = new Set(['.js', '.css', '.svg', '.json', '.xml', '.txt', '.html', '.webmanifest'])
const smallestWorthIt = 1024

const compressors = {
  '.br': (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  '.gz': (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
}

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => join(folder, name))
  .filter((file) => textTypes.has(extname(file)) && statSync(file).size > smallestWorthIt)

const kept = (await Promise.all(files.map(writeTwins))).flat()
console.log(`Compressed ${files.length} files: ${kept.length} smaller twins (.br, .gz) written.`)

/** Writes the compressed twins of one file where they are smaller; returns their paths. */
async function writeTwins(file: string): Promise<string[]> {
  const bytes = await readFile(file)
  const written: string[] = []
  for (const [suffix, compress] of Object.entries(compressors)) {
    const twin = file + suffix
    const compressed = await compress(bytes)
    if (compressed.length < bytes.length) {
      await writeFile(twin, compressed)
      written.push(twin)
    } else {
      await rm(twin, { force: true })
    }
  }
  return written
}
