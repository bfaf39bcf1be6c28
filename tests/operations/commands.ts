import { readFileSync } from 'node:fs'

/** The shell commands of a document, by the heading above them. */
export function commandsIn(document: string) {
  const commands = new Map<string, string>()
  let heading = ''
  for (const [, title, block] of readFileSync(document, 'utf8').matchAll(
    /^#+ (.+)$|^```sh\n([\s\S]*?)^```$/gm,
  )) {
    if (title) heading = title
    else commands.set(heading, `${commands.get(heading) ?? ''}${block}`)
  }
  return commands
}
