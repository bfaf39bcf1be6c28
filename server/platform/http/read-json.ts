import { visit } from 'jsonc-parser'
import { fail } from './problem.ts'
import { readBytes, utf8 } from './read-bytes.ts'

/** Bytes that a JSON body may have where a route says nothing else. */
const JSON_BYTES_MAX = 16 * 1024

const DEPTH_MAX = 8

/**
 * The JSON value of the body, free of duplicate keys and of deep nesting.
 * @throws HttpError 415, 413 or 400 with a sentence that names the fault.
 */
export async function readJson(request: Request, maxBytes = JSON_BYTES_MAX): Promise<unknown> {
  rejectOtherTypes(request)
  const text = utf8(await readBytes(request, maxBytes), 'The body')
  if (text.trim() === '') fail(400, 'The body is empty. Please send a JSON object.')
  const value = parse(text)
  rejectAmbiguous(text)
  return value
}

function rejectOtherTypes(request: Request) {
  const type = request.headers.get('content-type') ?? ''
  if (/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type)) return
  fail(415, 'The body must be JSON. Please send it with Content-Type: application/json.')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    fail(400, 'The body is not valid JSON.')
  }
}

/** JSON.parse takes the last of two equal keys in silence, and half of a surrogate pair as text. */
function rejectAmbiguous(text: string) {
  const keys: Set<string>[] = []
  let depth = 0
  const enter = () => {
    depth += 1
    if (depth > DEPTH_MAX) fail(400, `The JSON is nested more than ${DEPTH_MAX} levels deep.`)
  }
  visit(text, {
    onObjectBegin() {
      enter()
      keys.push(new Set())
    },
    onObjectProperty(name) {
      if (keys.at(-1)?.has(name)) {
        fail(400, `The JSON has the key "${name.slice(0, 100)}" twice.`)
      }
      keys.at(-1)?.add(name)
    },
    onObjectEnd() {
      depth -= 1
      keys.pop()
    },
    onArrayBegin: enter,
    onArrayEnd() {
      depth -= 1
    },
    onLiteralValue(value) {
      if (typeof value === 'string' && !value.isWellFormed()) {
        fail(400, 'The JSON has a text that is not valid Unicode.')
      }
    },
  })
}
