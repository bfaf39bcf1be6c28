/** A successful system call, parsed from the output of strace -f -y -xx. */
export type Call = {
  name: string
  /** In order: paths of descriptors, quoted strings as bytes, other arguments as text. */
  args: Argument[]
  result: number
}
export type Argument = { path?: string; bytes?: Buffer; text: string }

const completedCall = /^(\w+)\((.*)\)\s+= (-?\d+|\?)/s

/** The calls of a trace in the order in which they ended; "unfinished" and "resumed" lines are joined. */
export function readCalls(log: string): Call[] {
  const unfinished = new Map<string, string>()
  const calls: Call[] = []
  for (const line of log.split('\n')) {
    const [, pid = '', rest = ''] = /^(\d+)\s+(.*)$/.exec(line) ?? []
    if (rest.endsWith(' <unfinished ...>')) {
      unfinished.set(pid, rest.slice(0, -' <unfinished ...>'.length))
      continue
    }
    const [resumed] = /^<\.\.\. \w+ resumed>/.exec(rest) ?? []
    const complete = resumed ? `${unfinished.get(pid) ?? ''}${rest.slice(resumed.length)}` : rest
    const call = readCall(complete)
    if (call && call.result >= 0) calls.push(call)
  }
  return calls
}

function readCall(text: string): Call | null {
  const [, name, args = '', result] = completedCall.exec(text) ?? []
  return name ? { name, args: readArguments(args), result: Number(result) } : null
}

function readArguments(text: string): Argument[] {
  const matches = text.matchAll(/"((?:\\x[0-9a-f]{2})*)"(\.\.\.)?|[\w-]*<([^>]*)>|[^\s,[\]{}"<>]+/g)
  return [...matches].map(([argument, quoted, ellipsis, path]) => {
    if (ellipsis) throw new Error('strace has truncated data; use a larger -s.')
    if (quoted !== undefined) return { bytes: bytesOf(quoted), text: argument }
    if (path !== undefined) return { path: bytesOf(path).toString(), text: argument }
    return { text: argument }
  })
}

/** Decodes "\x61\x62"; other text is encoded as UTF-8. */
function bytesOf(text: string) {
  return text.startsWith('\\x') ? Buffer.from(text.replaceAll('\\x', ''), 'hex') : Buffer.from(text)
}
