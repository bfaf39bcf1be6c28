import { connectUrlParam } from '#ui/url-param.ts'

export type AccordionProps = {
  /** The value in the URL when all items are closed. */
  none: string
}

/** Keeps the open item of an accordion in the URL; at first the first is open. */
export function mountAccordion(section: HTMLElement, { none }: AccordionProps) {
  const items = [...section.querySelectorAll('details')]
  const ids = items.map(({ id, name }) => id.slice(`${name}-`.length))
  const openId = () => ids[items.findIndex(({ open }) => open)] ?? none
  const opened = openId()

  const choose = connectUrlParam(items[0]?.name ?? '', [...ids, none], (chosen) => {
    for (const [index, item] of items.entries()) item.open = ids[index] === chosen
  })
  // The visitor has used it before this code was there.
  if (opened !== ids[0]) choose(opened)
  for (const item of items) {
    item.addEventListener('toggle', () => choose(openId()))
    item.querySelector('summary')?.addEventListener('click', () => closeOthers(item, items))
  }
}

/** Closes the others before the item opens, and scrolls by as much as that moves it: it stays under the pointer. */
function closeOthers(item: HTMLDetailsElement, items: HTMLDetailsElement[]) {
  const top = item.getBoundingClientRect().top
  for (const other of items) if (other !== item) other.open = false
  scrollBy({ top: item.getBoundingClientRect().top - top, behavior: 'instant' })
}
