/** One system call that succeeded, as strace -f -y -xx writes it. */
export type Call = {
  name: string
  /** Descriptors' paths and quoted strings as bytes, in their order; other arguments as they stand. */
  args: Argument[]
  result: number
}
export type Argument = { path?: string; bytes?: Buffer; text: string }

const wholeCall = /^(\w+)\((.*)\)\s+= (-?\d+|\?)/s

/** The calls of a trace in the order in which they ended; one that another thread interrupts is put together. */
export function readCalls(log: string): Call[] {
  const begun = new Map<string, string>()
  const calls: Call[] = []
  for (const line of log.split('\n')) {
    const [, pid = '', rest = ''] = /^(\d+)\s+(.*)$/.exec(line) ?? []
    if (rest.endsWith(' <unfinished ...>')) {
      begun.set(pid, rest.slice(0, -' <unfinished ...>'.length))
      continue
    }
    const [resumed] = /^<\.\.\. \w+ resumed>/.exec(rest) ?? []
    const whole = resumed ? `${begun.get(pid) ?? ''}${rest.slice(resumed.length)}` : rest
    const call = readCall(whole)
    if (call && call.result >= 0) calls.push(call)
  }
  return calls
}

function readCall(text: string): Call | null {
  const [, name, args = '', result] = wholeCall.exec(text) ?? []
  return name ? { name, args: readArguments(args), result: Number(result) } : null
}

function readArguments(text: string): Argument[] {
  const found = text.matchAll(/"((?:\\x[0-9a-f]{2})*)"(\.\.\.)?|[\w-]*<([^>]*)>|[^\s,[\]{}"<>]+/g)
  return [...found].map(([argument, quoted, cut, path]) => {
    if (cut) throw new Error('strace has cut data off; give it a larger -s.')
    if (quoted !== undefined) return { bytes: bytesOf(quoted), text: argument }
    if (path !== undefined) return { path: bytesOf(path).toString(), text: argument }
    return { text: argument }
  })
}

/** "\x61\x62" as bytes; what is not so written is taken as it stands. */
function bytesOf(text: string) {
  return text.startsWith('\\x') ? Buffer.from(text.replaceAll('\\x', ''), 'hex') : Buffer.from(text)
}
