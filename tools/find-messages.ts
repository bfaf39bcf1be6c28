import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/** What may contain messages for visitors. */
const files = '{app,blocks,model,server,ui}/**/*.{ts,tsx}'

/** The functions whose first argument is the English text of a message. */
const functions = new Set(['t', 'message', 'plural', 'usePlural'])

type Node = { type: string; [property: string]: unknown }

/** The English texts of all messages in the code. */
export function findMessages() {
  const found = new Set<string>()
  for (const file of globSync(files)) {
    if (file.includes('.test.') || file.startsWith('app/admin/')) continue
    for (const text of messagesIn(file, readFileSync(file, 'utf8'))) found.add(text)
  }
  return found
}

/** The texts of the calls in a file. */
export function messagesIn(file: string, source: string) {
  const texts: string[] = []
  visit(parseSync(file, source).program, (node) => {
    if (node.type !== 'CallExpression' || !functions.has(nameOf(node.callee as Node))) return
    const [text] = node.arguments as Node[]
    if (typeof text?.value === 'string') texts.push(text.value)
  })
  return texts
}

/** "t" of both t() and language.t(). */
function nameOf(callee: Node) {
  const node = callee.type === 'MemberExpression' ? (callee.property as Node) : callee
  return String(node.name)
}

function visit(value: unknown, onNode: (node: Node) => void) {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value) onNode(value as Node)
  for (const child of Object.values(value)) visit(child, onNode)
}
