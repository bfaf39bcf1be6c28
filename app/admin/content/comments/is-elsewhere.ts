/** Whether the person has moved the focus out of an element, or never had it there. */
export function isElsewhere(element: Element | null) {
  const { activeElement, body } = document
  return activeElement !== body && !element?.contains(activeElement)
}
