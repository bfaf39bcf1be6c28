import type { Block, Page } from '#blocks/schema.ts'
import type { PageKind } from '#model/content/new-page.ts'
import type { Service } from '#model/content/service.ts'
import { contactPath, paths } from '#model/paths.ts'

/** Default hue: the middle of the spectrum. */
const LAMBDA = 520

/** Reported as missing until a picture is chosen. */
export const noPicture = { src: '', width: 0, height: 0, alt: '' }

type Start = {
  title: string
  /** One sentence about it, or "". */
  summary: string
}

/** A new page with the usual sections of its kind; empty fields must be filled in before publishing. */
export function newPage(kind: PageKind, id: string, { title, summary }: Start): Page {
  const card = { name: title, category: '', line: summary, lambda: LAMBDA, image: noPicture }
  return {
    ...{ id, title, description: summary },
    ...(kind === 'case' && { card }),
    blocks: sections[kind](`/${id}`, { title, summary }),
  }
}

/** The card of a new service: in the overview and the footer, but in no menu. */
export function newService(slug: string, { title, summary }: Start): Service {
  return {
    slug,
    title,
    line: summary,
    lambda: LAMBDA,
    family: 'Build',
    menuPosition: null,
  }
}

const sections: Record<PageKind, (path: string, start: Start) => Block[]> = {
  page: (_, start) => [head(start.title, start), prose('')],
  service: offerBlocks,
  specialty: offerBlocks,
  case: (path, start) => [
    head(`Home / Projects / ${start.title}`, start),
    { type: 'case-facts', title: 'In short', facts: [fact('Client'), fact('Took')] },
    prose('The challenge', 'The approach', 'The results'),
    neighbours,
    band(path, start.title),
  ],
}

/** Links to the cases before and after. */
const neighbours: Block = {
  type: 'prev-next',
  title: 'Other case studies',
  all: { label: 'All case studies', href: paths.projects },
}

function offerBlocks(path: string, { title, summary }: Start) {
  return [
    head(title, { title, summary }, contactAction(path, title)),
    prose('What you get'),
    band(path, title),
  ]
}

function head(
  label: string,
  { title, summary }: Start,
  action?: ReturnType<typeof contactAction>,
): Block {
  const style = { lambda: LAMBDA, art: 'interference' } as const
  return { type: 'page-head', label, title, intro: summary, ...style, ...(action && { action }) }
}

function prose(...titles: string[]): Block {
  return {
    type: 'prose',
    sections: titles.map((title) => ({ title, paragraphs: [''] })),
    links: [],
  }
}

function band(path: string, title: string): Block {
  return {
    type: 'contact-band',
    title: `Ask us about ${title}`,
    action: contactAction(path, title),
  }
}

function contactAction(path: string, title: string) {
  return { label: 'Get in touch', href: contactPath({ service: title, from: path }) }
}

function fact(label: string) {
  return { label, value: '' }
}
