import type { HtmlNode } from './html-tree.ts'
import { UnrenderableText } from './unrenderable-text.ts'

/** Maximum nesting of lists, quotations and emphasis; deeper trees would overflow the stack. */
const NESTING_MAX = 100

/** @throws UnrenderableText for a tree that is nested too deeply */
export function rejectDeepNesting(tree: HtmlNode) {
  if (isWithinDepth(tree)) return
  throw new UnrenderableText(
    `The content has lists, quotations or emphasis nested more than ${NESTING_MAX} levels deep. Remove some levels`,
  )
}

/** Breadth-first, because recursion could overflow the stack. */
function isWithinDepth(tree: HtmlNode) {
  let level = [tree]
  for (let depth = 0; depth <= NESTING_MAX; depth++) {
    level = level.flatMap(({ children = [] }) => children)
    if (level.length === 0) return true
  }
  return false
}
