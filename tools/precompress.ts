import { readdirSync, statSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const folder = join(import.meta.dirname, '..', 'build', 'client')
const textTypes = new Set(['.js', '.css', '.svg', '.json', '.xml', '.txt', '.html', '.webmanifest'])
const minBytes = 1024

const compressors = {
  '.br': (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  '.gz': (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
}

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => join(folder, name))
  .filter((file) => textTypes.has(extname(file)) && statSync(file).size > minBytes)

const written = (await Promise.all(files.map(compressFile))).flat()
console.log(`Compressed ${files.length} files: ${written.length} .br and .gz files written.`)

/** Writes .br and .gz versions of a file if they are smaller; returns their paths. */
async function compressFile(file: string): Promise<string[]> {
  const bytes = await readFile(file)
  const written: string[] = []
  for (const [suffix, compress] of Object.entries(compressors)) {
    const target = file + suffix
    const compressed = await compress(bytes)
    if (compressed.length < bytes.length) {
      await writeFile(target, compressed)
      written.push(target)
    } else {
      await rm(target, { force: true })
    }
  }
  return written
}
