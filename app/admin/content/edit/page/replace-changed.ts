/** Changes a shown node, which was rendered as `before`, into `after`. Returns whether an element was replaced. */
export function replaceChanged(shown: Node, before: Node, after: Node): boolean {
  if (before.isEqualNode(after)) return false
  if (isText(shown) && isText(before) && isText(after)) {
    const isTyped = shown.parentElement?.isContentEditable
    if (!isTyped && shown.data !== after.data) shown.data = after.data
    return false
  }
  if (isElement(shown) && isTypedIn(shown)) return updateTyped(shown, before, after)
  const canEnter = isElement(before) && isElement(after) && hasSameTag(before, after)
  if (!canEnter || shown.childNodes.length !== before.childNodes.length) {
    shown.parentNode?.replaceChild(shown.ownerDocument?.importNode(after, true) ?? after, shown)
    return true
  }
  return replaceChildren(shown, before, after)
}

/** True while somebody types into the element or into one inside of it. */
function isTypedIn(element: HTMLElement) {
  return element.isContentEditable || element.querySelector('[contenteditable]') !== null
}

/** Changes attributes, such as ids that follow from a title, and replaces nothing around the text, which would lose the focus. */
function updateTyped(shown: HTMLElement, before: Node, after: Node) {
  if (!isElement(before) || !isElement(after)) return false
  for (const { name } of [...before.attributes, ...after.attributes]) {
    const value = after.getAttribute(name)
    if (value !== before.getAttribute(name)) setAttribute(shown, name, value)
  }
  if (shown.isContentEditable) return false
  const isAlike =
    before.childNodes.length === after.childNodes.length &&
    shown.childNodes.length === before.childNodes.length
  return isAlike && replaceChildren(shown, before, after)
}

/** Keeps the children at the start and the end that are the same; pairs the rest if there are as many. */
function replaceChildren(shown: Node, before: Node, after: Node) {
  const [live, old, next] = [shown, before, after].map(({ childNodes }) => [...childNodes]) as [
    ChildNode[],
    ChildNode[],
    ChildNode[],
  ]
  if (old.length === next.length) {
    return live
      .map((child, index) => replaceChanged(child, old[index] as Node, next[index] as Node))
      .includes(true)
  }
  const shorter = Math.min(old.length, next.length)
  const same = (a: number, b: number) => old.at(a)?.isEqualNode(next.at(b) ?? null)
  let start = 0
  while (start < shorter && same(start, start)) start++
  let end = 0
  while (end < shorter - start && same(-1 - end, -1 - end)) end++
  const following = live[live.length - end] ?? null
  for (const child of live.slice(start, live.length - end)) child.remove()
  for (const child of next.slice(start, next.length - end)) {
    shown.insertBefore(shown.ownerDocument?.importNode(child, true) ?? child, following)
  }
  return true
}

/** True for the same element with the same attributes, unless a script of its own (an island) fills it. */
function hasSameTag(a: Element, b: Element) {
  return !a.hasAttribute('data-island') && a.cloneNode(false).isEqualNode(b.cloneNode(false))
}

/** Sets it only if it differs, so that nobody who watches it is called in vain. */
export function setAttribute(element: Element, name: string, value: string | null) {
  if (value === null) element.removeAttribute(name)
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

// Nodes of a frame are not instances of this window's classes.
function isText(node: Node): node is Text {
  return node.nodeType === Node.TEXT_NODE
}

function isElement(node: Node): node is HTMLElement {
  return node.nodeType === Node.ELEMENT_NODE
}
