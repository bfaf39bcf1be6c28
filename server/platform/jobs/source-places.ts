import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'
import { projectFile } from '#server/platform/project-file.ts'

const place = /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/g

/** Kept instead of the maps, which take 50 ms to read and much memory. There are as many as the build has places. */
const known = new Map<string, string>()

/** Replaces places in the build by those in the source, in the text of an error. */
export function withSourcePlaces(text: string, build = projectFile('build/server/').href) {
  const maps = new Map<string, SourceMap | null>()
  const mapOf = (file: string) => {
    const map = maps.get(file) ?? readMap(file)
    maps.set(file, map)
    return map
  }
  return text.replace(place, (built, file: string, line: string, column: string) => {
    if (!file.startsWith(build)) return built
    const found = known.get(built) ?? sourceOf(mapOf(file), file, Number(line), Number(column))
    if (found) known.set(built, found)
    return found ?? built
  })
}

function readMap(file: string) {
  try {
    return new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${file}.map`), 'utf8')))
  } catch {
    return null
  }
}

function sourceOf(map: SourceMap | null, file: string, line: number, column: number) {
  const origin = map?.findOrigin(line, column)
  if (!origin || !('fileName' in origin)) return null
  return `${new URL(origin.fileName, file)}:${origin.lineNumber}:${origin.columnNumber}`
}
